import { createFileRoute } from '@tanstack/react-router';
import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { loadLegalText } from '#app/i18n/legal-texts';
import { translatorFor } from '#app/i18n/translator';

export const Route = createFileRoute('/{-$locale}/agb')({
  loader: async ({ context: { language, translations } }) => {
    await Promise.all([translations.load(language, ['legal']), loadLegalText(language, 'agb')]);
  },
  head: ({ match }) => {
    const t = translatorFor(match.context, 'legal');
    return pageHead({
      page: '/agb',
      language: match.context.language,
      title: t('agb.title'),
      description: t('agb.description'),
    });
  },
  component: Terms,
});

function Terms() {
  return (
    <PageFrame isPrintedAlone>
      <LegalArticle page="agb" />
    </PageFrame>
  );
}
