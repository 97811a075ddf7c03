import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { NOW } from '#app/features/explorer/demo/landscape';
import { CARDS } from '#studio/catalogue';
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
const { drawScenes } = await import('#studio/draw-scenes');
const { PictureLanguage } = await import('#studio/language');
const { findPictureTexts } = await import('#studio/picture-texts');
const { renderIcons } = await import('#studio/rendering/icons');
const { OpenGraphCard } = await import('#studio/scenes/open-graph-card');
const { site: old } = await vi.importActual<{ site: object }>('#app/site');

// A close-up shows a part of a screen, without the brand.
const screens = Object.entries(drawScenes('de')).filter(([name]) => !name.endsWith('-close-up'));
const pictures: [string, ReactNode][] = [
  ...screens,
  ...CARDS.map((card): [string, ReactNode] => [card, <OpenGraphCard key="" card={card} />]),
];

it.each(pictures)('picture %s', (_, picture) => {
  for (const code of ['de', 'en']) {
    const language = findPictureTexts(code);
    if (!language) throw new Error(`No pictures in ${code}`);
    const markup = renderToStaticMarkup(
      <PictureLanguage texts={language.texts} locale={language.locale} now={NOW}>
        {picture}
      </PictureLanguage>,
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
