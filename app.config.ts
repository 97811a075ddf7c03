import viteReact from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { oldestBrowsers } from './tools/browsers/baseline.ts';
import { developmentHelp } from './tools/dev/plugin.ts';
import { edgeBuild } from './tools/edge/build-config.ts';
import { sheetFonts } from './tools/fonts/plugin.ts';
import { CHUNKS } from './tools/framework/chunks.ts';
import { clientFiles } from './tools/framework/client-files.ts';
import { pandaStyles } from './tools/framework/panda.ts';
import { withoutDevtools, withoutFunctionsAsData } from './tools/framework/replaced-modules.ts';
import { legalTexts } from './tools/legal/plugin.ts';
import { completeLanguages, nameChunk } from './tools/locales/plugin.ts';
import { nodeBuild } from './tools/node-host/build-config.ts';
import { servePictures } from './tools/pictures/plugin.ts';
import { starterText } from './tools/starter/plugin.ts';
import { computedClasses } from './tools/styles/computed-classes.ts';

/** The one build configuration: Vite, TanStack Start and Vitest read this file. */
export default defineConfig(({ mode, command }) => {
  if (mode === 'edge') return edgeBuild;
  return mode === 'node' ? nodeBuild : siteBuild({ isBuild: command === 'build' });
});

const siteBuild = async ({ isBuild }: { isBuild: boolean }): Promise<ViteUserConfig> => ({
  // Unit tests need neither Start nor Panda, which take more than a second each to load.
  plugins: [
    ...(process.env.VITEST ? [] : [await loadStart(), developmentHelp()]),
    viteReact({ jsxImportSource: '#app/framework' }),
    completeLanguages(),
    computedClasses,
    clientFiles,
    starterText,
    legalTexts(),
    servePictures(),
    sheetFonts,
  ],
  resolve: { alias: [withoutDevtools, withoutFunctionsAsData] },
  // As the site's own server: a port that was asked for is that port or none.
  server: { port: Number(process.env.PORT || 3000), strictPort: Boolean(process.env.PORT) },
  // The builds for browser and server have the same plugins, so Panda writes each sheet once.
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        target: [...oldestBrowsers],
        manifest: true,
        license: true,
        rolldownOptions: {
          output: { chunkFileNames: nameChunk, codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
  css: { postcss: { plugins: process.env.VITEST ? [] : await pandaStyles({ isBuild }) } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test file leaves anything behind, and a process for each of them would double the time.
    isolate: false,
    pool: 'threads',
    // Two more than the processors we count on: some tests mostly wait.
    maxWorkers: 4,
    // A busy machine is no failed test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});

async function loadStart() {
  const { tanstackStart } = await import('@tanstack/react-start/plugin/vite');
  return tanstackStart({ srcDirectory: 'app', serverFns: { base: '/_serverFn' } });
}
