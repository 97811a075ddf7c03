import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Biome finds texts in elements and their attributes; this finds German ones behind constants.
it('no German letter stands outside locales/', () => {
  // Facts of the company, demo data, a table of letters; below: words of tenants and operators.
  const exclude = ['app/site.ts', 'app/features/explorer/demo/**', 'app/domain/fold-text.ts'];
  const found = globSync('app/**/*.{ts,tsx}', { exclude })
    .filter((file) => !/^app.(server|theme|domain.landscape)\b/.test(file))
    .filter((file) => /[äöüßÄÖÜ„“]/.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(found).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
}
