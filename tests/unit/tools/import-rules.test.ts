import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findViolations, readImportTable } from '#tools/checks/import-rules.ts';

const parts = readImportTable(readFileSync('docs/architecture.md', 'utf8'));

it('every import is one that the table of the architecture allows', () => {
  const paths = globSync(
    ['{app,studio,tools}/**/*.{ts,tsx,css}', 'locales/**/*', '*.config.ts'],
    // They extend the site's own, which has no # name.
    { exclude: ['studio/*.config.ts'] },
  ).map((path) => path.replaceAll('\\', '/'));
  // The generator of a generated file chooses what it imports.
  const isRead = (path: string) => /(?<!\.gen)\.tsx?$/.test(path);
  const sources = paths.map(
    (path) => [path, isRead(path) ? readFileSync(path, 'utf8') : ''] as const,
  );
  expect(paths.length).toBeGreaterThan(500);
  expect(findViolations(new Map(sources), parts)).toEqual([]);
});

it.each([
  ['app/domain/x.ts', "import { Card } from '#app/ui/x';", '"domain" may not import "ui"'],
  ['app/domain/x.ts', "export * from '#app/ui/x';", '"domain" may not import "ui"'],
  ['app/domain/x.ts', "const x = await import('#app/ui/x');", '"domain" may not import "ui"'],
  ['app/domain/x.ts', "import * as z from 'zod';", 'not a package of "domain"'],
  ['app/domain/x.ts', "import { x } from '#app/misc/x';", '"domain" may not import app/misc/x'],
  ['app/ui/x.ts', "\n\nimport '#app/domain/x';", '"ui" may not import "domain"', ':3'],
  ['app/features/a/x.ts', "import { x } from './y';"],
  [
    'app/features/a/x.ts',
    "import { x } from '#app/features/b/y';",
    '"features" may not import "features"',
  ],
  ['app/sheet/x.ts', "import type { TFunction } from 'i18next';"],
  ['app/sheet/x.ts', "import { type TFunction } from 'i18next';"],
  ['app/sheet/x.ts', "let t: import('i18next').TFunction;"],
  ['app/sheet/x.ts', "export type { TFunction } from 'i18next';"],
  ['app/sheet/x.ts', "import { type TFunction, t } from 'i18next';", 'not a package of "sheet"'],
  ['tools/x.ts', "import { css } from '#styled/css';"],
  ['app/misc/x.ts', '', 'belongs to no part', ''],
])('in %s: %s', (path, source, fault = '', line = ':1') => {
  const others = ['app/domain/x.ts', 'app/ui/x.ts', 'app/features/a/y.ts', 'app/features/b/y.ts'];
  const sources = new Map(others.map((other) => [other, '']));
  expect(findViolations(sources.set(path, source), parts)).toEqual(
    fault === '' ? [] : [expect.stringMatching(RegExp(`^${path}${line} .*${fault}$`))],
  );
});
