import pandacss from '@pandacss/dev/postcss';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { developmentHelp } from './tools/dev/plugin.ts';
import { edgeBuild } from './tools/edge/build-config.ts';
import { countryFlags } from './tools/flags/plugin.ts';
import { legalTexts } from './tools/legal/plugin.ts';
import { completeLanguages, nameLanguageChunks } from './tools/locales/plugin.ts';

/** The one build configuration: Vite, TanStack Start and Vitest read this file. */
export default defineConfig(({ mode }) => (mode === 'edge' ? edgeBuild : siteBuild));

const siteBuild: ViteUserConfig = {
  plugins: [
    ...(process.env.VITEST ? [] : [tanstackStart({ srcDirectory: 'app' }), developmentHelp()]),
    viteReact(),
    completeLanguages(),
    legalTexts(),
    countryFlags(),
  ],
  // As the site's own server: a port that was asked for is that port or none.
  server: { port: Number(process.env.PORT || 3000), strictPort: Boolean(process.env.PORT) },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames: nameLanguageChunks } } } },
  },
  css: { postcss: { plugins: [pandacss()] } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test file leaves anything behind, and a process for each of them would double the time.
    isolate: false,
    // A busy machine is no failed test.
    testTimeout: 30_000,
  },
};
