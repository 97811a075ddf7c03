import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#app/site';
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

it('knows every address of app/site.ts that can belong to nobody (RFC 2606)', () => {
  const fictitious = source.match(/'[^'\n]*\.example\b[^'\n]*'/g) ?? [];
  const marked = findPlaceholders(source).map(({ fact }) => fact);
  expect(marked).toEqual(expect.arrayContaining(fictitious));
});

it('knows all facts that change with the company, as long as that is the fictitious one (D1)', () => {
  const marked = findPlaceholders(source).map(({ path }) => path);
  if (!marked.includes('company.name')) return;
  const company = Object.keys(site.company).map((key) => `company.${key}`);
  const authority = Object.keys(site.supervisoryAuthority).map(
    (key) => `supervisoryAuthority.${key}`,
  );
  const insurance = Object.keys(site.insurance).map((key) => `insurance.${key}`);
  expect(marked).toEqual(expect.arrayContaining([...company, ...authority, ...insurance]));
});
