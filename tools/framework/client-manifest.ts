import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of the browser's build, by the source of each.
 *
 * Seam: TanStack Start 1.169 builds for the browser before it builds for the server, so that the
 * server's build can read Vite's manifest. No public option fixes the order. Canary:
 * tests/integration/framework.test.ts.
 */
export function readClientManifest(root: string): Record<string, { file: string }> {
  return JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
}
