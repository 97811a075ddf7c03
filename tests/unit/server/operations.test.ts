import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string, pattern: RegExp) =>
  Array.from(readFileSync(path, 'utf8').matchAll(pattern), ([, name]) => name).toSorted();

it('docs/operations.md names every variable that the server reads, and no other', () => {
  const documented = read('docs/operations.md', /^\| `([A-Z_]+)` \|/gm);
  expect(documented).toStrictEqual(read('app/server/environment.ts', /^ {2}([A-Z_]+):/gm));
  expect(documented).toContain('TRUST_PROXY');
});
