import { loadStatedText } from '#app/features/legal/load-stated-text';
import { type PageContext, pageHead } from '#app/features/shell/page-head';
import type { LegalPage } from '#app/pages';

/** What the routes of the legal pages have in common; each adds its component, to be loaded later. */
export function legalRoute(page: LegalPage) {
  return {
    loader: async ({ context: { language, translations } }: { context: PageContext }) => {
      await Promise.all([translations.load(language, ['legal']), loadStatedText(language, page)]);
    },
    head: ({ match }: { match: { context: PageContext } }) => pageHead(page, match.context),
  };
}
