import type { Language } from '#app/i18n/languages';

export type DetailPart = 'comparison' | 'answers';

/** Id of the element that holds a part; it is there if the server has drawn it. */
export function detailsId(part: DetailPart, { code }: Language): string {
  return `${part}-${code}`;
}
