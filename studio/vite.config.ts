import pandacss from '@pandacss/dev/postcss';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages that `render.ts` captures. To work on a scene: `vite dev studio`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [viteReact()],
  css: {
    postcss: { plugins: [pandacss({ configPath: 'studio/panda.config.ts' })] },
  },
  build: {
    outDir: '../.cache/pictures',
    emptyOutDir: true,
    // Everything stays a file of its own; the fonts are waited for by name.
    assetsInlineLimit: 0,
  },
});
