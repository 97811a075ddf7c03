import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#app/site';
import { listFacts } from '../site-facts';

// A new owner edits app/site.ts, and nothing of the old one is left (D1). The pages of such a site
// are looked through in the browser (`grown-languages.spec.ts`).

// Names of networks are words of the language, too, and all times are those of Berlin.
const facts = listFacts({ ...site, host: new URL(site.origin).host }).filter(
  ({ path, fact }) => !/social\.\d+\.name$/.test(path) && fact !== 'Berlin',
);

// The pictures' own folders hold what `npm run pictures` writes.
const files = globSync([
  'app/**/*.{ts,tsx,css}',
  'locales/**/*.{json,md}',
  'studio/**/*.{ts,tsx}',
  'tools/**/*.{ts,tsx,mjs}',
  'tests/**/*.{ts,tsx,mjs}',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^app\/(?:site\.ts|.*\.gen\.ts)$/.test(file))
  .filter((file) => !/^tests\/(?:delivered-company\.ts$|fixtures\/)/.test(file))
  // Regular expressions write a dot as `\.`.
  .map((file) => ({ file, source: readFileSync(file, 'utf8').replaceAll('\\', '') }));

it.each(facts)('$path stands in no file but app/site.ts and delivered-company.ts', ({ fact }) => {
  const traces = files.filter(({ source }) => source.includes(fact)).map(({ file }) => file);
  expect(traces).toEqual([]);
});
