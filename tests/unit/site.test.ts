import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEXT_PAGES } from '#app/pages';
import { site } from '#app/site';
import { readLegalFacts } from '#tools/legal/facts.ts';
import { renderLegalText } from '#tools/legal/render.ts';
import { findFacts, listFacts, replaceFacts } from '../replaced-site';
import { readMarkdown } from './legal/sections';

// The pages of such a site are looked through in the browser (`grown-languages.spec.ts`).

describe('no file but app/site.ts says a fact about the company, unit tests included', () => {
  // The pictures' own folders hold what `npm run pictures` writes.
  const files = globSync([
    'app/**/*.{ts,tsx,css}',
    'locales/**/*.{json,md}',
    'studio/**/*.{ts,tsx}',
    'tools/**/*.{ts,tsx,mjs}',
    // Rebranding leaves `npm run check` green.
    'tests/unit/**/*.{ts,tsx}',
  ])
    .filter((file) => !/^app[/\\](?:site\.ts|.*\.gen\.ts$)/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

  it.each(listFacts(site))('$path', ({ fact, path }) => {
    // Names of networks are words of the language, too.
    if (path.endsWith('.name') && path.startsWith('social')) return;
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
    expect(html).toMatch(/Neu|neu\.example/);
  });
});
