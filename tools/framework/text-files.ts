import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { virtualModule } from '../virtual-module.ts';

const SOURCE = /^locales\/([^/]+\/\w+)\.json$/;

/**
 * `virtual:text-files` tells the server how the browser's build has named the texts, so that a page
 * can have them fetched together with its scripts.
 */
export const textFileNames = virtualModule('virtual:text-files', function () {
  const { mode, config } = this.environment;
  const isBuiltForServer = mode === 'build' && config.consumer === 'server';
  return `export const textFiles = ${JSON.stringify(isBuiltForServer ? readNames(config.root) : {})};`;
});

/**
 * Seam: TanStack Start 1.169 builds for the browser before it builds for the server, so that the
 * server's build can read Vite's manifest. No public option fixes the order. Canary:
 * tests/integration/framework.test.ts.
 */
function readNames(root: string): Record<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const [, name] = SOURCE.exec(source) ?? [];
      return name === undefined ? [] : [[name, `/${file}`]];
    }),
  );
}
