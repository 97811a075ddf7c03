import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '#app/site';
import { CARDS, PICTURES } from '#studio/catalogue';
import { drawPictures } from '#studio/draw-pictures';
import { loadTexts, PictureLanguage } from '#studio/language';

// Pictures show the brand of app/site.ts; site.test.ts proves that no other file holds it (D1).

const LANGUAGES = ['de', 'en'];
// The other views show a part of a screen, without the brand.
const names = [
  ...PICTURES.filter(({ view }) => view === 'screen').map(({ picture }) => picture),
  ...CARDS.map((card) => `card-${card}`),
];

it.each(names)('picture %s', async (name) => {
  await loadTexts(LANGUAGES);
  for (const code of LANGUAGES) {
    const picture = drawPictures(code).get(name);
    const markup = renderToStaticMarkup(<PictureLanguage code={code}>{picture}</PictureLanguage>);
    expect(markup).toContain(site.brand);
  }
});
