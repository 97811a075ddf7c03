import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CALLERS } from '#app/server/staff/callers';

const GUARDS = { everyone: 'forEveryone', 'at-the-door': 'atTheDoor' } as const;

// The build's own list is compared with this one in tests/integration/staff/access.test.ts.

it('every server function is made with the guard that the list asks for', () => {
  const made = globSync('app/**/*.{ts,tsx}').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /export const (\w+) = createServerFn\([^;]*?\.handler\(\s*(\w+)\(\s*'(\w+)'/g,
      ),
      ([, name, guard, listed]) => ({ name, guard, listed }),
    ),
  );
  const expected = Object.entries(CALLERS).map(([name, who]) => ({
    name,
    guard: who === 'everyone' || who === 'at-the-door' ? GUARDS[who] : 'forStaff',
    listed: name,
  }));
  const inOrder = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
  expect(inOrder(made)).toStrictEqual(inOrder(expected));
});

it('no server function is made in another way', () => {
  const files = globSync('app/**/*.{ts,tsx}');
  const count = files.reduce(
    (sum, file) => sum + (readFileSync(file, 'utf8').match(/\bcreateServerFn\(/g)?.length ?? 0),
    0,
  );
  expect(count).toBe(Object.keys(CALLERS).length);
});
