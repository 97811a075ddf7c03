import { createFileRoute } from '@tanstack/react-router';
import { LegalArticle } from '#app/features/legal/legal-article';
import { PageFrame } from '#app/features/shell/page-frame';
import { pageHead } from '#app/features/shell/page-head';
import { loadLegalText } from '#app/i18n/legal-texts';

export const Route = createFileRoute('/{-$locale}/impressum')({
  loader: async ({ context: { language, translations } }) => {
    await Promise.all([
      translations.load(language, ['legal']),
      loadLegalText(language, 'impressum'),
    ]);
  },
  head: ({ match }) => pageHead('impressum', match.context),
  component: Imprint,
});

function Imprint() {
  return (
    <PageFrame texts={['legal']} isPrintedAlone>
      <LegalArticle page="impressum" />
    </PageFrame>
  );
}
