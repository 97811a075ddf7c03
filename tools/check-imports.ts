import { globSync, readFileSync } from 'node:fs';
import { findViolations } from './checks/import-rules.ts';
import { readImportTable } from './checks/import-table.ts';

// Compares every import in app/ and studio/ with the table in docs/architecture.md.

/**
 * What runs without being imported by the app: the router's files, the hosts, the configurations,
 * the commands beside a running site and the studio's page and script.
 */
const ENTRIES =
  /^(tools\/prices\.ts|studio\/(main\.tsx|render\.ts)|app\/(routes\/.*|starter\/starter|router|start|server|client|server\/hosts\/[^/]+)\.tsx?|.*\.d\.ts|[^/]+\.config\.ts)$/;

const COMMANDS = ['tools/prices.ts', 'tools/prices/*.ts', 'tools/report/*.ts'];

const parts = readImportTable(readFileSync('docs/architecture.md', 'utf8'));
const paths = globSync(
  ['app/**/*.{ts,tsx,css}', 'studio/**/*.{ts,tsx}', '*.config.ts', 'locales/**/*', ...COMMANDS],
  // They extend the site's own, which has no # name.
  { exclude: ['studio/*.config.ts'] },
);
const sources = new Map(
  paths.map((path) => path.replaceAll('\\', '/')).map((path) => [path, readSource(path)]),
);
const violations = findViolations(sources, parts, ENTRIES);
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;

function readSource(path: string): string {
  return /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '';
}
