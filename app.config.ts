import pandacss from '@pandacss/dev/postcss';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { developmentHelp } from './tools/dev/plugin.ts';
import { edgeBuild } from './tools/edge/build-config.ts';
import { countryFlags } from './tools/flags/plugin.ts';
import { legalTexts } from './tools/legal/plugin.ts';
import { completeLanguages, nameChunk } from './tools/locales/plugin.ts';
import { textFileNames } from './tools/locales/text-files.ts';
import { starterText } from './tools/starter/plugin.ts';

/** The one build configuration: Vite, TanStack Start and Vitest read this file. */
export default defineConfig(({ mode }) => (mode === 'edge' ? edgeBuild : siteBuild));

/**
 * What several pages share comes in a few files, since each costs a request of its own. What dialogs
 * and lists consist of is one of them: merged by size, its parts would import each other in a circle.
 */
const CHUNKS = [
  { name: 'site', tags: ['$initial' as const], priority: 3 },
  { name: 'ark', test: /\/@(?:ark-ui|zag-js)\//, priority: 2 },
  {
    // Publishing is loaded beside it and consists of its parts.
    name: 'editor',
    test: /\/features\/pricing-admin\/(?!publish|admin-|preview-place|use-publishing)/,
    priority: 2,
  },
  {
    name: 'shared',
    // The legal pages share their article with each other alone.
    test: (id: string) => !/\/locales\/|\/features\/legal\/|\/-legal-page/.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
    priority: 1,
  },
];

const siteBuild: ViteUserConfig = {
  plugins: [
    ...(process.env.VITEST ? [] : [tanstackStart({ srcDirectory: 'app' }), developmentHelp()]),
    viteReact(),
    completeLanguages(),
    textFileNames(),
    starterText(),
    legalTexts(),
    countryFlags(),
  ],
  // As the site's own server: a port that was asked for is that port or none.
  server: { port: Number(process.env.PORT || 3000), strictPort: Boolean(process.env.PORT) },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          output: { chunkFileNames: nameChunk, codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
  css: { postcss: { plugins: [pandacss()] } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test file leaves anything behind, and a process for each of them would double the time.
    isolate: false,
    // Vitest would leave one of two processors alone.
    maxWorkers: 2,
    // A busy machine is no failed test.
    testTimeout: 30_000,
  },
};
