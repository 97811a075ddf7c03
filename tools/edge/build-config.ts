import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { withoutDevtools } from '../framework/replaced-modules.ts';

const handler = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url));

/**
 * `vite build --mode edge`: the built server and all its packages as one Worker. It is made of the
 * output of the site's own build, so that both hosts name the same assets and answer alike.
 */
export const edgeBuild: UserConfig = {
  resolve: { alias: [{ find: /^#app\/server$/, replacement: handler }, withoutDevtools] },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
  },
  build: {
    ssr: 'app/server/hosts/cloudflare.ts',
    outDir: 'dist/edge',
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      // The packages' `'use client'` means nothing here.
      checks: { moduleLevelDirective: false },
      output: { entryFileNames: 'worker.js', codeSplitting: false },
    },
  },
};
