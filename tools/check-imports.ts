import { globSync, readFileSync } from 'node:fs';
import { findViolations, readImportTable } from './checks/import-rules.ts';

// Compares every import in app/ and studio/, and in tools that the table names apart, with the table
// in docs/architecture.md.

const parts = readImportTable(readFileSync('docs/architecture.md', 'utf8'));
const paths = globSync(
  ['app/**/*.{ts,tsx,css}', 'studio/**/*.{ts,tsx}', '*.config.ts', 'locales/**/*', 'tools/**/*.ts'],
  // They extend the site's own, which has no # name.
  { exclude: ['studio/*.config.ts'] },
);
const sources = new Map(
  paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !mayImportAnything(path))
    .map((path) => [path, readSource(path)]),
);
const violations = findViolations(sources, parts);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;

function readSource(path: string): string {
  return /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '';
}

/** The part `tools`: no row before it names these files. */
function mayImportAnything(path: string): boolean {
  return parts.find(({ files }) => files.some((file) => file.test(path)))?.name === 'tools';
}
