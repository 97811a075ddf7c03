import { expect, test } from 'vitest';
import { describeScene, isEnlarged } from '#app/features/landing/picture';

const SIZES = { sizes: '50vw' };

// `public-pictures.test.ts` measures every announced file.
test('sources list dark before light and AVIF before WebP', () => {
  const { sources, ...fallback } = describeScene('dashboard', 'screen', 'en', SIZES);
  const size = { width: 2400, height: 1120 };
  expect(fallback).toMatchObject({ src: '/pictures/en/dashboard-light-1200.webp', ...size });
  const dark = '(prefers-color-scheme: dark)';
  expect(sources.map(({ media, type, srcSet }) => [media, type, srcSet.split(' ')[0]])).toEqual([
    [dark, 'image/avif', '/pictures/en/dashboard-dark-750.avif'],
    [dark, 'image/webp', '/pictures/en/dashboard-dark-750.webp'],
    [undefined, 'image/avif', '/pictures/en/dashboard-light-750.avif'],
    [undefined, 'image/webp', '/pictures/en/dashboard-light-750.webp'],
  ]);
  expect(sources[0]).toMatchObject({ sizes: '50vw', ...size });
});

test('a partial view carries its media query', () => {
  const only = { sizes: '18rem', media: '(min-width: 1024px)' };
  const { sources } = describeScene('languages', 'tall', 'de', only);
  expect(sources[0]?.media).toBe('(min-width: 1024px) and (prefers-color-scheme: dark)');
  expect(sources[2]).toMatchObject({ ...only, width: 580, height: 520 });
});

test('a language without pictures shows the German ones', () => {
  const { src, sources } = describeScene('landscape-explorer', 'screen', 'xx', SIZES);
  expect(src).toBe('/pictures/de/landscape-explorer-light-1200.webp');
  expect(sources.every(({ srcSet }) => srcSet.startsWith('/pictures/de/'))).toBe(true);
});

test('only scenes with a screen view can be enlarged', () => {
  expect(isEnlarged('dashboard')).toBe(true);
  expect(isEnlarged('languages')).toBe(false);
  expect(() => describeScene('languages', 'screen', 'de', SIZES)).toThrow(
    'languages has no view screen',
  );
});
