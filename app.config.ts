import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { CHUNKS } from './tools/chunks/groups.ts';
import { developmentHelp } from './tools/dev/plugin.ts';
import { edgeBuild } from './tools/edge/build-config.ts';
import { countryFlags } from './tools/flags/plugin.ts';
import { withoutDevtools } from './tools/form/without-devtools.ts';
import { iconSheet } from './tools/icons/plugin.ts';
import { legalTexts } from './tools/legal/plugin.ts';
import { completeLanguages, nameChunk } from './tools/locales/plugin.ts';
import { textFileNames } from './tools/locales/text-files.ts';
import { nodeBuild } from './tools/node-host/build-config.ts';
import { starterText } from './tools/starter/plugin.ts';
import { pandaStyles } from './tools/styles/postcss.ts';

/** The one build configuration: Vite, TanStack Start and Vitest read this file. */
export default defineConfig(({ mode, command }) => {
  if (mode === 'edge') return edgeBuild;
  return mode === 'node' ? nodeBuild : siteBuild({ isBuild: command === 'build' });
});

/** What visitors' browsers need of packages, in place of more. */
const SMALLER_PARTS = [
  withoutDevtools,
  {
    find: /^\.\/ServerFunctionSerializationAdapter\.js$/,
    replacement: fileURLToPath(new URL('./tools/start/no-functions-as-data.ts', import.meta.url)),
  },
  // React has had this hook itself since version 18.
  {
    find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
];

const siteBuild = ({ isBuild }: { isBuild: boolean }): ViteUserConfig => ({
  plugins: [
    ...(process.env.VITEST ? [] : [tanstackStart({ srcDirectory: 'app' }), developmentHelp()]),
    viteReact(),
    completeLanguages(),
    textFileNames(),
    starterText(),
    legalTexts(),
    countryFlags(),
    iconSheet(),
  ],
  resolve: { alias: SMALLER_PARTS },
  // As the site's own server: a port that was asked for is that port or none.
  server: { port: Number(process.env.PORT || 3000), strictPort: Boolean(process.env.PORT) },
  environments: {
    client: {
      build: {
        manifest: true,
        license: true,
        rolldownOptions: {
          output: { chunkFileNames: nameChunk, codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
  css: { postcss: { plugins: pandaStyles({ isBuild }) } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test file leaves anything behind, and a process for each of them would double the time.
    isolate: false,
    pool: 'threads',
    // Vitest would leave one of two processors alone.
    maxWorkers: 2,
    // A busy machine is no failed test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
