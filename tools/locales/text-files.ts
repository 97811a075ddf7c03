import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TEXT_FILES = 'virtual:text-files';
const RESOLVED = `\0${TEXT_FILES}`;
const MANIFEST = 'dist/client/.vite/manifest.json';
const SOURCE = /^locales\/([^/]+\/\w+)\.json$/;

/**
 * `virtual:text-files` tells the server how the browser's build has named the texts, so that a page
 * can have them fetched together with its scripts. The browser's build comes first and writes
 * Vite's manifest.
 */
export function textFileNames(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'text-file-names',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: { filter: { id: /^virtual:text-files$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:text-files$/ },
      handler() {
        const isServer = this.environment.config.consumer === 'server';
        const names = isBuild && isServer ? readNames(join(root, MANIFEST)) : {};
        return `export const textFiles = ${JSON.stringify(names)};`;
      },
    },
  };
}

function readNames(manifest: string): Record<string, string> {
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.fromEntries(
    Object.entries(files).flatMap(([source, { file }]) => {
      const [, name] = SOURCE.exec(source) ?? [];
      return name === undefined ? [] : [[name, `/${file}`]];
    }),
  );
}
