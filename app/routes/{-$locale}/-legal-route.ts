import { type PageContext, pageHead } from '#app/features/shell/page-head';
import type { Namespace } from '#app/i18n/namespaces';
import type { TextPage } from '#app/pages';

const TEXTS: readonly Namespace[] = ['legal'];

/** What the routes of the legal pages have in common; each adds its component, to be loaded later. */
export function legalRoute(page: TextPage, texts = TEXTS) {
  return {
    loader: async ({ context: { language, translations } }: { context: PageContext }) => {
      // Only who comes from another page needs it.
      const loadingText = import('#app/features/legal/load-stated-text');
      await Promise.all([
        translations.load(language, texts),
        loadingText.then(({ loadStatedText }) => loadStatedText(language, page)),
      ]);
    },
    head: ({ match }: { match: { context: PageContext } }) => pageHead(page, match.context),
  };
}
