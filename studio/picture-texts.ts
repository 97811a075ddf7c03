import type explorer from '#locales/de/explorer.json';
import type pictures from '#locales/de/pictures.json';

/** Texts of the pictures; `live` holds those that the explorer on the landing page shows too. */
export type PictureTexts = typeof pictures & { live: typeof explorer };

const texts = import.meta.glob<typeof pictures>('../locales/*/pictures.json', {
  eager: true,
  import: 'default',
});
const liveTexts = import.meta.glob<typeof explorer>('../locales/*/explorer.json', {
  eager: true,
  import: 'default',
});
const metas = import.meta.glob<{ locale: string; direction: string }>('../locales/*/meta.json', {
  eager: true,
  import: 'default',
});

/** Texts of a language's pictures; undefined if it has none. */
export function findPictureTexts(code: string) {
  const found = texts[`../locales/${code}/pictures.json`];
  const live = liveTexts[`../locales/${code}/explorer.json`];
  const meta = metas[`../locales/${code}/meta.json`];
  if (!found || !live || !meta) return undefined;
  const own: PictureTexts = { ...found, live };
  return { texts: own, locale: meta.locale, direction: meta.direction };
}

/** A language and the one that stands beside it where a picture shows two. */
export function pairLanguages(code: string): [string, string] {
  return [code, code === 'de' ? 'en' : 'de'];
}
