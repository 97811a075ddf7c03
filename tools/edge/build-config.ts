import { cpSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { addFormerAssets } from '../former-assets.mjs';
import { BUILT_SITE } from '../node-host/build-config.ts';

/**
 * `vite build --mode edge`: bundles the built server and its packages as one Worker. It uses the
 * output of the site's build, so that both hosts serve the same pages and assets.
 */
export const edgeBuild: UserConfig = {
  plugins: [
    {
      name: 'copy-files',
      closeBundle() {
        // Cloudflare compresses by itself.
        const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
        cpSync('dist/client', 'dist/edge/client', { recursive: true, filter });
        addFormerAssets('dist', 'dist/edge/client', filter);
      },
    },
  ],
  resolve: { alias: BUILT_SITE },
  define: {
    'process.env.NODE_ENV': '"production"',
    // pdfkit makes addresses of files from it, which a Worker never reads.
    'import.meta.url': '"file:///worker/"',
  },
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
      // Vite would warn about `'use client'` in packages.
      checks: { moduleLevelDirective: false },
      output: { entryFileNames: 'worker.js', codeSplitting: false },
    },
  },
};
