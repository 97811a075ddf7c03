import { globSync, readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';

/*
 * Writes app/routeTree.gen.ts; fails when a route is missing in the tree.
 *
 * Seam: TanStack Start 1.169 writes it as soon as Vite has read its configuration. The router's own
 * command does not know Start's options. Canary: the check for missing routes below.
 */

const TREE = 'app/routeTree.gen.ts';
await resolveConfig({ configFile: 'app.config.ts', logLevel: 'error' }, 'build');
const tree = readFileSync(TREE, 'utf8');
const missing = globSync('app/routes/**/[!-]*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/').replace(/^app\/(.+)\.tsx?$/, './$1'))
  .filter((route) => !tree.includes(`'${route}'`));
if (missing.length > 0) {
  throw new Error(`${TREE} lacks ${missing.join(', ')}: tools/framework/route-tree.ts`);
}
