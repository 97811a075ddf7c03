import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPlaceholders } from '#tools/checks/placeholders.ts';

const source = readFileSync('app/site.ts', 'utf8');

it('lists each marked fact with file and line', () => {
  const marked = `export const site = {
    brand: 'Nordkarte',
    company: { name: placeholder('Muster GmbH'), city: 'Kiel' },
    social: [{ url: placeholder('https://a.example') }],
  } as const;`;
  expect(findPlaceholders(marked)).toEqual([
    { path: 'company.name', fact: "'Muster GmbH'", line: 3 },
    { path: 'social.url', fact: "'https://a.example'", line: 4 },
  ]);
});

it('finds none in a file that has only true facts', () => {
  expect(findPlaceholders("export const site = { name: 'Echt GmbH' };")).toEqual([]);
});

it('knows every fictitious fact of app/site.ts (D1)', () => {
  const fictitious = source.match(/'[^'\n]*(?:Muster|\.example|000)[^'\n]*'/g) ?? [];
  const marked = findPlaceholders(source).map(({ fact }) => fact);
  expect(marked).toEqual(expect.arrayContaining(fictitious));
});
