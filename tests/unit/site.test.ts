import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGAL_PAGES } from '#app/pages';
import { site } from '#app/site';
import { renderLegalText } from '#tools/legal/render.ts';
import { readMarkdown } from './legal/sections';

// A new owner edits app/site.ts, and nothing of the old one is left (D1).

/** All facts by their path; what is too short to be searched for is left out. */
const facts = listFacts(site).filter(({ fact }) => fact.length > 4);

describe('no file but app/site.ts says a fact about the company', () => {
  // The pictures' own folders hold what `npm run pictures` writes.
  const files = globSync([
    'app/**/*.{ts,tsx,css}',
    'locales/**/*.{json,md}',
    'tools/**/*.{ts,tsx,mjs}',
  ])
    .filter((file) => !/^app[/\\](?:site\.ts|.*\.gen\.ts$)/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

  it.each(facts)('$path', ({ fact, path }) => {
    // Names of networks are words of the language, too.
    if (path.endsWith('.name') && path.startsWith('social')) return;
    const traces = files.filter(({ source }) => source.includes(fact)).map(({ file }) => file);
    expect(traces).toEqual([]);
  });
});

describe.each(['de', 'en'])('with every fact replaced, the legal texts in %s', (language) => {
  it.each(LEGAL_PAGES)('%s shows none of the old ones', (page) => {
    const replaced = replaceFacts(site);
    const { html } = renderLegalText(readMarkdown(language, page), replaced, `${language}-DE`);
    const left = facts.filter(({ fact }) => html.replaceAll('&nbsp;', ' ').includes(fact));
    expect(left).toEqual([]);
    expect(html).toContain('Neu');
  });
});

function listFacts(value: unknown, path = ''): { path: string; fact: string }[] {
  if (typeof value === 'string') return [{ path: path.slice(1), fact: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listFacts(inner, `${path}.${key}`));
}

/** The same facts of another company; addresses stay addresses, numbers change. */
function replaceFacts(facts: object): object {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, replaceFact(value, key)]),
  );
}

function replaceFact(value: unknown, key: string): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'object' && value !== null) return replaceFacts(value);
  if (key === 'dialed') return '+4912345';
  if (/origin|url/i.test(key)) return 'https://neu.example';
  return `Neu ${key}`;
}
