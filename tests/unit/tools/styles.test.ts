import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readImports } from '#tools/checks/module-imports.ts';
import config from '#tools/styles/visitors.config.ts';

const SHEETS = ['#app/theme/admin.css', '#app/theme/landscape.css'];
const modules = listFiles('app/**/*.{ts,tsx}');
const ownModules = new Set(config.exclude?.flatMap((pattern) => listFiles(pattern)));

/** Another module reaches such a module only by one that brings its style along. */
it('modules outside the visitors’ sheet that visitor modules import load their own sheet', () => {
  expect(ownModules.size).toBeGreaterThan(80);
  const entered = modules
    .filter((path) => !ownModules.has(path))
    .flatMap((path) => importsOf(path))
    .filter((path) => ownModules.has(path));
  expect(entered).toContain('app/features/price-editor/editor-dialog.tsx');
  for (const path of new Set(entered)) {
    const source = readFileSync(path, 'utf8');
    const isStyled = SHEETS.some((sheet) => source.includes(sheet));
    expect(isStyled || !source.includes('#styled/'), path).toBe(true);
  }
});

function listFiles(pattern: string): string[] {
  return globSync(pattern).map((path) => posix.normalize(path.replaceAll('\\', '/')));
}

function importsOf(path: string): string[] {
  return readImports(path, readFileSync(path, 'utf8')).flatMap(({ specifier }) => {
    const target = specifier.startsWith('#app/')
      ? `app/${specifier.slice('#app/'.length)}`
      : posix.join(posix.dirname(path), specifier);
    return ['.ts', '.tsx'].map((end) => target + end);
  });
}
