import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { CARDS, PICTURES } from '#studio/catalogue';
import { findFacts } from '../replaced-site';

// What `npm run pictures` draws for a new owner (D1).

vi.mock('#app/site', async (importOriginal) => {
  const { replaceFacts } = await import('../replaced-site');
  const { site } = await importOriginal<{ site: object }>();
  return { site: replaceFacts(site) };
});

// Test files share their modules: what another one has loaded knows the true owner.
vi.resetModules();
afterAll(() => vi.resetModules());
const { drawPictures } = await import('#studio/draw-pictures');
const { loadTexts, PictureLanguage } = await import('#studio/language');
const { renderIcons } = await import('#studio/rendering/icons');
const { site: old } = await vi.importActual<{ site: object }>('#app/site');

const LANGUAGES = ['de', 'en'];
// The other views show a part of a screen, without the brand.
const names = [
  ...PICTURES.filter(({ view }) => view === 'screen').map(({ picture }) => picture),
  ...CARDS.map((card) => `card-${card}`),
];

it.each(names)('picture %s', async (name) => {
  await loadTexts(LANGUAGES);
  for (const code of LANGUAGES) {
    const markup = renderToStaticMarkup(
      <PictureLanguage code={code}>{drawPictures(code).get(name)}</PictureLanguage>,
    );
    expect(markup).toContain('Neu brand');
    expect(findFacts(old, markup)).toEqual([]);
  }
});

it('icons and manifest', async () => {
  const svg = '<svg><path d="M1 1h2"></path></svg>';
  const files = await renderIcons({
    readMark: async () => ({ svg, toHex: async () => '#123456' }),
  });
  const manifest = String(files.get('manifest.webmanifest'));
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Neu brand' });
  expect(findFacts(old, manifest)).toEqual([]);
});
