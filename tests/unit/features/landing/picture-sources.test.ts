import { expect, test } from 'vitest';
import { describeScene } from '#app/features/landing/picture-sources';

const SIZES = { sizes: '50vw' };

test('dark before light, AVIF before WebP, three widths each', () => {
  const screen = { sizes: '50vw', width: 1920, height: 1200 };
  expect(describeScene('dashboard', 'screen', 'en', SIZES).sources).toEqual([
    {
      ...screen,
      media: '(prefers-color-scheme: dark)',
      type: 'image/avif',
      srcSet:
        '/pictures/en/dashboard-dark-640.avif 640w, ' +
        '/pictures/en/dashboard-dark-1120.avif 1120w, ' +
        '/pictures/en/dashboard-dark-1920.avif 1920w',
    },
    {
      ...screen,
      media: '(prefers-color-scheme: dark)',
      type: 'image/webp',
      srcSet:
        '/pictures/en/dashboard-dark-640.webp 640w, ' +
        '/pictures/en/dashboard-dark-1120.webp 1120w, ' +
        '/pictures/en/dashboard-dark-1920.webp 1920w',
    },
    {
      ...screen,
      type: 'image/avif',
      srcSet:
        '/pictures/en/dashboard-light-640.avif 640w, ' +
        '/pictures/en/dashboard-light-1120.avif 1120w, ' +
        '/pictures/en/dashboard-light-1920.avif 1920w',
    },
    {
      ...screen,
      type: 'image/webp',
      srcSet:
        '/pictures/en/dashboard-light-640.webp 640w, ' +
        '/pictures/en/dashboard-light-1120.webp 1120w, ' +
        '/pictures/en/dashboard-light-1920.webp 1920w',
    },
  ]);
});

test('a close-up has two widths, and stands where its medium says', () => {
  const { sources } = describeScene('languages', 'closeUp', 'de', {
    sizes: '100vw',
    media: '(max-width: 767px)',
  });
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ['(max-width: 767px) and (prefers-color-scheme: dark)', 'image/avif'],
    ['(max-width: 767px) and (prefers-color-scheme: dark)', 'image/webp'],
    ['(max-width: 767px)', 'image/avif'],
    ['(max-width: 767px)', 'image/webp'],
  ]);
  expect(sources[2]).toMatchObject({
    sizes: '100vw',
    width: 960,
    height: 640,
    srcSet:
      '/pictures/de/languages-close-up-light-480.avif 480w, ' +
      '/pictures/de/languages-close-up-light-960.avif 960w',
  });
});

test('the fallback is a WebP in the ratio of its view', () => {
  const screen = describeScene('stage-management', 'screen', 'de', SIZES);
  expect(screen.src).toBe('/pictures/de/stage-management-light-1120.webp');
  expect([screen.width, screen.height]).toEqual([1920, 1200]);
  const closeUp = describeScene('stage-management', 'closeUp', 'de', SIZES);
  expect(closeUp.src).toBe('/pictures/de/stage-management-close-up-light-960.webp');
  expect([closeUp.width, closeUp.height]).toEqual([960, 640]);
});

test('a language without pictures shows the German ones', () => {
  const { src, sources } = describeScene('landscape-explorer', 'screen', 'xx', SIZES);
  expect(src).toBe('/pictures/de/landscape-explorer-light-1120.webp');
  expect(sources.every(({ srcSet }) => srcSet.startsWith('/pictures/de/'))).toBe(true);
});
