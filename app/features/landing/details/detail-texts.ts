import type { Language } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';

/** What `draw-details.tsx` writes with, beside the page's own texts. */
export const DETAIL_TEXTS: readonly Namespace[] = ['comparison', 'faq', 'security', 'sheet'];

/** The element that holds them, by which a browser tells that they are there. */
export function detailsId({ code }: Language): string {
  return `details-${code}`;
}
