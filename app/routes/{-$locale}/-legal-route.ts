import { type PageContext, pageHead } from '#app/features/shell/page-head';
import type { Namespace } from '#app/i18n/namespaces';
import type { TextPage } from '#app/pages';

const TEXTS: readonly Namespace[] = ['legal'];

/** Options shared by the legal routes; each adds its lazy component. */
export function legalRoute(page: TextPage, texts = TEXTS) {
  return {
    loader: async ({ context: { language, translations } }: { context: PageContext }) => {
      // Needed only after an internal navigation.
      const loadingText = import('#app/features/legal/load-text-with-facts');
      await Promise.all([
        translations.load(language, texts),
        loadingText.then(({ loadTextWithFacts }) => loadTextWithFacts(language, page)),
      ]);
    },
    head: ({ match }: { match: { context: PageContext } }) => pageHead(page, match.context),
  };
}
