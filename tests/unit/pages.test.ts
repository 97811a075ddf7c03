import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from '#app/pages';

// Sitemap, heads, pictures and footer follow from the list; only a route could be missing in it.

it('every route of a page is in the list of pages, and every page has its route', () => {
  // Pages of one inquiry, and of the log, stand under another page.
  const exclude = ['**/route.tsx', '**/admin.{anfragen,team}.*.tsx'];
  const routes = globSync('app/routes/{-$locale}/[!-]*.tsx', { exclude })
    .map((file) => basename(file, '.tsx'))
    .map(
      (name) =>
        `/${name
          .replace(/^index$/, '')
          .replace(/\.(?:\{-\$planId\}|\$number)$/, '')
          .replace(/\.index$/, '')
          .replace('.', '/')}`,
    );
  expect(routes.sort()).toEqual(Object.values(PATHS).sort());
});
