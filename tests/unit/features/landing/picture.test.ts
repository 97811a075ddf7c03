import { expect, test } from 'vitest';
import { describeScene, isEnlarged } from '#app/features/landing/picture';

const SIZES = { sizes: '50vw' };

test('sources list dark before light and AVIF before WebP, with three widths each', () => {
  const { sources, ...fallback } = describeScene('dashboard', 'screen', 'en', SIZES);
  expect(fallback).toMatchObject({
    src: '/pictures/en/dashboard-light-1200.webp',
    width: 2400,
    height: 1120,
  });
  expect(sources.map(({ srcSet }) => srcSet.split(' ')[0])).toEqual([
    '/pictures/en/dashboard-dark-750.avif',
    '/pictures/en/dashboard-dark-750.webp',
    '/pictures/en/dashboard-light-750.avif',
    '/pictures/en/dashboard-light-750.webp',
  ]);
  expect([sources[2]?.media, sources[1]?.type]).toEqual([undefined, 'image/webp']);
  expect(sources[0]).toMatchObject({
    media: '(prefers-color-scheme: dark)',
    type: 'image/avif',
    sizes: '50vw',
    width: 2400,
    height: 1120,
    srcSet:
      '/pictures/en/dashboard-dark-750.avif 750w, ' +
      '/pictures/en/dashboard-dark-1200.avif 1200w, ' +
      '/pictures/en/dashboard-dark-2400.avif 2400w',
  });
});

test('a partial view has two widths and carries its media query', () => {
  const only = { sizes: '18rem', media: '(min-width: 1024px)' };
  const { sources } = describeScene('languages', 'tall', 'de', only);
  expect(sources[0]?.media).toBe('(min-width: 1024px) and (prefers-color-scheme: dark)');
  expect(sources[2]).toMatchObject({
    media: '(min-width: 1024px)',
    sizes: '18rem',
    width: 580,
    height: 520,
    srcSet:
      '/pictures/de/languages-tall-light-290.avif 290w, ' +
      '/pictures/de/languages-tall-light-580.avif 580w',
  });
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
