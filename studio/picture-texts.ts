import type reference from '#locales/de/pictures.json';

const texts = import.meta.glob<typeof reference>('../locales/*/pictures.json', {
  eager: true,
  import: 'default',
});
const metas = import.meta.glob<{ locale: string; direction: string }>('../locales/*/meta.json', {
  eager: true,
  import: 'default',
});

/** What a language's pictures are made with; undefined if it has none. */
export function findPictureTexts(code: string) {
  const found = texts[`../locales/${code}/pictures.json`];
  const meta = metas[`../locales/${code}/meta.json`];
  return found && meta && { texts: found, locale: meta.locale, direction: meta.direction };
}

/** A language and the one that stands beside it where a picture shows two. */
export function pairLanguages(code: string): [string, string] {
  return [code, code === 'de' ? 'en' : 'de'];
}
