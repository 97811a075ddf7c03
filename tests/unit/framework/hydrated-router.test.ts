import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('seam hydrated-router: StartClient only awaits hydrateStart and renders its router', () => {
  const folder = 'node_modules/@tanstack/react-start-client/dist/esm';
  const code = readFileSync(`${folder}/StartClient.js`, 'utf8');
  expect(code.match(/\bjsx\(\w+/g)).toEqual(['jsx(Await', 'jsx(RouterProvider']);
  expect(code).toContain('hydrationPromise = hydrateStart()');
  expect(readFileSync(`${folder}/index.js`, 'utf8')).toMatch(/export \{[^}]*hydrateStart[^}]*\}/);
});
