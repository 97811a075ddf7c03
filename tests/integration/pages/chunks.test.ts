import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /(?:import|from)\s*["']\.\/([^"']+\.js)["']/g;

it('built scripts have no import cycles', () => {
  const imports = new Map(
    globSync('dist/client/assets/*.js').map((file) => [
      basename(file),
      Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name = '']) => name),
    ]),
  );
  expect(imports.size).toBeGreaterThan(20);
  expect([...imports.keys()].flatMap((file) => findCircle(imports, [file]))).toStrictEqual([]);
});

it('the answers of the landing page are in no script that it loads', () => {
  // tests/e2e/languages/languages.spec.ts knows all texts that it does load.
  const files = globSync('dist/client/assets/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes('Eine Nachricht in Textform genügt.'),
  );
  expect(files.map((file) => basename(file).split('-')[0])).toEqual(['de.details']);
});

/** The first way that leads back to where it began. */
function findCircle(imports: Map<string, string[]>, way: string[]): string[] {
  for (const next of imports.get(way.at(-1) ?? '') ?? []) {
    if (next === way[0]) return [[...way, next].join(' → ')];
    if (way.includes(next)) continue;
    const circle = findCircle(imports, [...way, next]);
    if (circle.length > 0) return circle;
  }
  return [];
}
