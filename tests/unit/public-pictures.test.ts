import { globSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeScene } from '#app/features/landing/picture';
import { picturedLanguages } from '#app/i18n/pictured-languages.gen';
import { LISTED_PAGES } from '#app/pages';
import { site } from '#app/site';
import { PICTURES } from '#studio/catalogue';
import { writeManifests } from '#studio/rendering/manifests';

// The pictures that the generated modules promise lie in public/, in the sizes that the pages announce.

/** Height of a view by its width. */
const RATIOS = { screen: 560 / 1200, wide: 260 / 600, tall: 260 / 290, closeUp: 220 / 330 };
/** Two themes and two formats of three widths, or of two. */
const countFiles = (view: string) => (view === 'screen' ? 12 : 8);
const all = picturedLanguages.flatMap((language) =>
  PICTURES.map(({ scene, view, picture }) => ({ language, scene, view, picture })),
);

test.each(all)('$picture in $language: every file, in its width and format', async (one) => {
  const { sources, src } = describeScene(one.scene, one.view, one.language, { sizes: '100vw' });
  const announced = sources.flatMap(({ type, srcSet }) =>
    srcSet.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return { address, type, width: Number.parseInt(width, 10) };
    }),
  );
  expect(announced).toHaveLength(countFiles(one.view));
  for (const { address, type, width } of announced) {
    const found = await measure(`public${address}`);
    expect(found, address).toEqual({ width, height: width * RATIOS[one.view], type });
  }
  expect(announced.map(({ address }) => address)).toContain(src);
});

test('the generated modules are what the catalogue says', () => {
  for (const [path, composed] of writeManifests(picturedLanguages)) {
    const plain = (module: string) => module.replaceAll(/[\s,]+/g, '');
    expect(plain(readFileSync(path, 'utf8')), 'run `npm run pictures`').toBe(plain(composed));
  }
});

test('every language with texts for pictures has its pictures, and no file is left over', () => {
  const texts = globSync('locales/*/pictures.json').map((path) => path.split(/[/\\]/)[1]);
  expect(texts.sort()).toEqual([...picturedLanguages].sort());
  const files = all.reduce((sum, { view }) => sum + countFiles(view), 0);
  const cards = picturedLanguages.length * LISTED_PAGES.length;
  expect(globSync('public/pictures/*/*')).toHaveLength(files + cards);
});

describe.each(picturedLanguages)('images for sharing in %s', (language) => {
  test.each(LISTED_PAGES)('%s', async (page) => {
    const found = await measure(`public/pictures/${language}/og-${page}.png`);
    expect(found).toEqual({ width: 1200, height: 630, type: 'image/png' });
  });
});

test('icons are square and as wide as the web manifest says', async () => {
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    readFileSync('public/manifest.webmanifest', 'utf8'),
  );
  expect(manifest.name, '`npm run pictures` writes it').toBe(site.brand);
  expect(manifest.icons.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
    '/icon-192.png 192x192',
    '/icon-512.png 512x512',
    '/icon-maskable-512.png 512x512',
  ]);
  const touchIcon = { src: '/apple-touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...manifest.icons, touchIcon]) {
    const { width, height, type } = await measure(`public${src}`);
    expect([`${width}x${height}`, type], src).toEqual([sizes, 'image/png']);
  }
});

test('pictures weigh little enough to be committed and to be loaded', () => {
  const avif = globSync('public/pictures/*/*.avif');
  expect(avif.filter((path) => statSync(path).size > 100_000)).toEqual([]);
});

async function measure(path: string) {
  const { width, height, format } = await sharp(path).metadata();
  return { width, height, type: `image/${format === 'heif' ? 'avif' : format}` };
}
