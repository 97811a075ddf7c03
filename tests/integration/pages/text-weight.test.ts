import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

/**
 * Limits for a page's texts in one language: bytes of the build's chunks, brotli-compressed, plus 5 %,
 * rounded up to the next kilobyte. tests/e2e/languages/languages.spec.ts checks which chunks a page
 * loads; a legal text is loaded only after an internal navigation.
 */
const PAGES = [
  { page: '/', texts: ['common', 'catalog', 'contact', 'landing'], budget: 9000 },
  { page: '/preiskalkulator', texts: ['common', 'calculator', 'catalog', 'contact'], budget: 9000 },
  { page: '/admin/preiskalkulator', texts: ['common', 'editor', 'catalog'], budget: 9000 },
  { page: '/admin/anmelden', texts: ['common', 'staff'], budget: 16_000 },
  { page: '/admin/anfragen', texts: ['common', 'staff', 'contact', 'catalog'], budget: 19_000 },
  { page: '/impressum', texts: ['common', 'impressum'], budget: 4000 },
  { page: '/datenschutz', texts: ['common', 'datenschutz'], budget: 10_000 },
  {
    page: '/technik-und-sicherheit',
    texts: ['common', 'technik-und-sicherheit'],
    budget: 5000,
  },
  { page: '/agb', texts: ['common', 'agb'], budget: 8000 },
];

const folder = 'dist/client/assets';
const files = readdirSync(folder);
const codes = new Set(files.flatMap((file) => /^([\w-]+)\.common-/.exec(file)?.[1] ?? []));

function weigh(code: string, text: string): number {
  const chunks = files.filter(
    (file) => file.startsWith(`${code}.${text}-`) && file.endsWith('.js'),
  );
  expect(chunks, `${code}.${text}`).toHaveLength(1);
  return brotliCompressSync(readFileSync(`${folder}/${chunks[0]}`)).length;
}

it('the build has a chunk for each text and language', () => {
  expect([...codes].sort()).toEqual(readdirSync('locales').filter((name) => !name.includes('.')));
});

it.each(PAGES)('$page loads at most $budget bytes of texts', ({ texts, budget }) => {
  for (const code of codes) {
    const bytes = texts.reduce((sum, text) => sum + weigh(code, text), 0);
    expect(bytes, code).toBeLessThanOrEqual(budget);
    expect(bytes, code).toBeGreaterThan(budget / 3);
  }
});
