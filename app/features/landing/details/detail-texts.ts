import type { Language } from '#app/i18n/languages';
import type { Namespace } from '#app/i18n/namespaces';

/** What `draw-details.tsx` writes with, beside the page's own texts. */
export const DETAIL_TEXTS: readonly Namespace[] = ['comparison', 'faq', 'security', 'sheet'];

export type DetailPart = 'comparison' | 'answers';

/** Id of the element that holds a part; it is there if the server has drawn it. */
export function detailsId(part: DetailPart, { code }: Language): string {
  return `${part}-${code}`;
}
