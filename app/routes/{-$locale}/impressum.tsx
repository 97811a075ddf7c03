import { createFileRoute } from '@tanstack/react-router';
import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { loadLegalText } from '#app/i18n/legal-texts';
import { translatorFor } from '#app/i18n/translator';

export const Route = createFileRoute('/{-$locale}/impressum')({
  loader: async ({ context: { language, translations } }) => {
    await Promise.all([
      translations.load(language, ['legal']),
      loadLegalText(language, 'impressum'),
    ]);
  },
  head: ({ match }) => {
    const t = translatorFor(match.context, 'legal');
    return pageHead({
      page: '/impressum',
      language: match.context.language,
      title: t('impressum.title'),
      description: t('impressum.description'),
    });
  },
  component: Imprint,
});

function Imprint() {
  return (
    <PageFrame isPrintedAlone>
      <LegalArticle page="impressum" />
    </PageFrame>
  );
}
