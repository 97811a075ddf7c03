import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flattenTexts, parseTexts } from '#tools/locales/texts.ts';

/** All texts of a language by file and key; legal pages are not among them. */
function readTexts(code: string): [key: string, text: string][] {
  return globSync(`locales/${code}/*.json`)
    .filter((path) => !path.endsWith('meta.json'))
    .flatMap((path) =>
      [...flattenTexts(parseTexts(readFileSync(path, 'utf8')))].map(
        ([key, text]): [string, string] => [`${path}:${key}`, text],
      ),
    );
}

// One spelling each, and words that a reader has stumbled over.
const AVOIDED = [
  [
    'en',
    /(?<!\p{L})(?:und|oder|nicht|wir|Sie|Ihre?|die|der|das|mit|für|von)(?!\p{L})|[äöüßÄÖÜ]/u,
    'English words',
  ],
  ['en', /\bemail\b/i, 'e-mail'],
  ['en', /\bartifact/i, 'artefact'],
  ['en', /\benquir/i, 'inquiry'],
  ['en', /\bbeing discontinued/i, 'was discontinued'],
  ['en', /\b(?:in|out of) step\b/i, 'in sync, out of sync'],
  ['de', /\bhinzu(?:zu)?nehmen/i, 'hinzubuchen'],
  ['de', /\bEmail\b/i, 'E-Mail'],
  ['de', /\bIn Kraft: eigene|was in Kraft ist/, 'Entwurf in diesem Browser'],
  ['en', /\bIn force: custom|what is in force/, 'Draft in this browser'],
  ['de', /\b(?:geltende|Gilt ab|gilt ab|Ihr Entwurf bleibt)/, 'in Kraft, Änderungen'],
] as const;

test.each(AVOIDED)('%s never says %s but "%s"', (code, word) => {
  const legal = globSync(`locales/${code}/legal/*.md`).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line, index): [string, string] => [`${path}:${index + 1}`, line]),
  );
  // Placeholders are not read, nor the heading by which HubSpot and Salesforce find the column.
  const found = [...readTexts(code), ...legal].filter(
    ([key, text]) =>
      !key.endsWith(':inquiries.columns.email') && word.test(text.replace(/\{\{[\w.]+\}\}/g, '')),
  );
  expect(found).toEqual([]);
});

test('German sentences use the article of the company', () => {
  const withCompany = readTexts('de').filter(([, text]) => text.includes('{{company}}'));
  expect(withCompany.length).toBeGreaterThan(1);
  for (const [key, text] of withCompany) expect(text, key).toMatch(/\b[Dd]ie \{\{company\}\}/);
});
