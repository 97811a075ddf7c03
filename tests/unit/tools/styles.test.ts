import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readImports } from '#tools/checks/module-imports.ts';
import config from '#tools/styles/visitors.config.ts';

const ADMIN_SHEET = '#app/theme/admin.css';
const modules = listFiles('app/**/*.{ts,tsx}');
const adminModules = new Set(config.exclude?.flatMap((pattern) => listFiles(pattern)));

/** Another module reaches such a module only by one that brings its style along. */
it('admin modules imported by visitor modules load the admin sheet', () => {
  expect(adminModules.size).toBeGreaterThan(80);
  const entered = modules
    .filter((path) => !adminModules.has(path))
    .flatMap((path) => importsOf(path))
    .filter((path) => adminModules.has(path));
  expect(entered).toContain('app/features/price-editor/editor-dialog.tsx');
  for (const path of new Set(entered)) {
    const source = readFileSync(path, 'utf8');
    expect(source.includes(ADMIN_SHEET) || !source.includes('#styled/'), path).toBe(true);
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
