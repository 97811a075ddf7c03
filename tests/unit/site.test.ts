import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEXT_PAGES } from '#app/pages';
import { site } from '#app/site';
import { readLegalFacts } from '#tools/legal/facts.ts';
import { renderLegalText } from '#tools/legal/render.ts';
import { findFacts, listFacts, replaceFacts } from '../replaced-site';
import { readMarkdown } from './legal/sections';

// The pages of such a site are looked through in the browser (`grown-languages.spec.ts`).

describe('no file but app/site.ts and tests/delivered-company.ts says a fact about the company', () => {
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
  const host = { path: 'host', fact: new URL(site.origin).host };

  it.each([...listFacts(site), host])('$path', ({ fact, path }) => {
    // Names of networks are words of the language, too, and all times are those of Berlin.
    if (/^social\.\d+\.name$/.test(path) || fact === 'Berlin') return;
    const traces = files.filter(({ source }) => source.includes(fact)).map(({ file }) => file);
    expect(traces).toEqual([]);
  });
});

describe.each(['de', 'en'])('with every fact replaced, the legal texts in %s', (language) => {
  it.each(TEXT_PAGES)('%s shows none of the old ones', (page) => {
    const { html } = renderLegalText(
      readMarkdown(language, page),
      readLegalFacts(`locales/${language}`, replaceFacts(site)),
      `${language}-DE`,
    );
    expect(findFacts(site, html)).toEqual([]);
    expect(html).toContain('<h2');
  });
});
