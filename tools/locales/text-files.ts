import type { Plugin } from 'vite';
import { readClientManifest } from '../framework/client-manifest.ts';
import { virtualModule } from '../virtual-module.ts';

const SOURCE = /^locales\/([^/]+\/\w+)\.json$/;

/**
 * `virtual:text-files` tells the server how the browser's build has named the texts, so that a page
 * can have them fetched together with its scripts.
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
    ...virtualModule('virtual:text-files', function () {
      const isServer = this.environment.config.consumer === 'server';
      const names = isBuild && isServer ? readNames(root) : {};
      return `export const textFiles = ${JSON.stringify(names)};`;
    }),
  };
}

function readNames(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readClientManifest(root)).flatMap(([source, { file }]) => {
      const [, name] = SOURCE.exec(source) ?? [];
      return name === undefined ? [] : [[name, `/${file}`]];
    }),
  );
}
