import pandacss from '@pandacss/dev/postcss';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { completeLanguages } from '../tools/locales/plugin.ts';
import { servePictures } from '../tools/pictures/plugin.ts';

/** The pages that `render.ts` captures. To work on a scene: `vite dev -c studio/vite.config.ts`. */
export default defineConfig({
  publicDir: false,
  plugins: [viteReact({ jsxImportSource: '#app/framework' }), completeLanguages(), servePictures()],
  css: {
    postcss: { plugins: [pandacss({ configPath: 'studio/panda.config.ts' })] },
  },
  build: {
    outDir: '.cache/pictures',
    emptyOutDir: true,
    // Nothing is inlined, because the fonts are awaited by name.
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'studio/index.html' },
  },
});
