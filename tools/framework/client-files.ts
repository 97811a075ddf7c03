import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { virtualModule } from '../virtual-module.ts';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

const TEXTS = /^locales\/([^/]+\/\w+)\.json$/;

/**
 * `virtual:client-files` tells the server what the browser's build has made: `textFiles`, so that a
 * page can have its texts fetched together with its scripts, and `scriptFiles`, each after those that
 * it imports, so that the starter can run each in a task of its own.
 */
export const clientFiles = virtualModule('virtual:client-files', function () {
  const { mode, config } = this.environment;
  const isBuiltForServer = mode === 'build' && config.consumer === 'server';
  const manifest = isBuiltForServer ? readManifest(config.root) : {};
  return (
    `export const textFiles = ${JSON.stringify(nameTexts(manifest))};` +
    `export const scriptFiles = ${JSON.stringify(orderScripts(manifest))};`
  );
});

/**
 * Seam: TanStack Start 1.169 builds for the browser before it builds for the server, so that the
 * server's build can read Vite's manifest. No public option fixes the order. Canary:
 * tests/integration/framework.test.ts.
 */
function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
}

function nameTexts(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const [, name] = TEXTS.exec(source) ?? [];
      return name === undefined ? [] : [[name, `/${file}`]];
    }),
  );
}

function orderScripts(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const visit = (source: string): string[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    const { file = '', imports = [] } = manifest[source] ?? {};
    return [...imports.flatMap(visit), `/${file}`];
  };
  return Object.keys(manifest)
    .flatMap(visit)
    .filter((file) => file.endsWith('.js'));
}
