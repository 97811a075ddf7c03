import { expect, test } from 'vitest';
import { describeScene } from '#app/features/landing/picture-sources';

test('dark before light, AVIF before WebP, three widths each', () => {
  expect(describeScene('dashboard', 'en').sources).toEqual([
    {
      media: '(prefers-color-scheme: dark)',
      type: 'image/avif',
      srcSet:
        '/pictures/en/dashboard-dark-640.avif 640w, ' +
        '/pictures/en/dashboard-dark-1120.avif 1120w, ' +
        '/pictures/en/dashboard-dark-1920.avif 1920w',
    },
    {
      media: '(prefers-color-scheme: dark)',
      type: 'image/webp',
      srcSet:
        '/pictures/en/dashboard-dark-640.webp 640w, ' +
        '/pictures/en/dashboard-dark-1120.webp 1120w, ' +
        '/pictures/en/dashboard-dark-1920.webp 1920w',
    },
    {
      type: 'image/avif',
      srcSet:
        '/pictures/en/dashboard-light-640.avif 640w, ' +
        '/pictures/en/dashboard-light-1120.avif 1120w, ' +
        '/pictures/en/dashboard-light-1920.avif 1920w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/pictures/en/dashboard-light-640.webp 640w, ' +
        '/pictures/en/dashboard-light-1120.webp 1120w, ' +
        '/pictures/en/dashboard-light-1920.webp 1920w',
    },
  ]);
});

test('the fallback is a WebP in the ratio of all pictures', () => {
  const { src, width, height } = describeScene('stage-management', 'de');
  expect(src).toBe('/pictures/de/stage-management-light-1120.webp');
  expect([width, height]).toEqual([1920, 1200]);
});

test('a language without pictures shows the German ones', () => {
  const { src, sources } = describeScene('landscape-explorer', 'xx');
  expect(src).toBe('/pictures/de/landscape-explorer-light-1120.webp');
  expect(sources.every(({ srcSet }) => srcSet.startsWith('/pictures/de/'))).toBe(true);
});
