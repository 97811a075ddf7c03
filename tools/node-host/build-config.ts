import {
  appendFileSync,
  cpSync,
  globSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import * as z from 'zod';
import { addFormerAssets } from '../former-assets.mjs';
import { withoutDevtools } from '../framework/replaced-modules.ts';
import { RUNTIME_RANGE } from '../node-version.mjs';
import { run } from '../run.mjs';
import { precompress } from './precompress.ts';

/** Hosts bundle the site as its own build has left it. */
export const BUILT_SITE = [
  {
    find: /^#app\/server$/,
    replacement: fileURLToPath(new URL('../../dist/server/server.js', import.meta.url)),
  },
  withoutDevtools,
];
const folder = 'dist/node';
const LICENCES = 'licences.md';
/** Packages whose fonts, flags, icons or style sheets the build copies. */
const PACKAGES_WITH_FILES = [
  '@fontsource-variable/geist-mono',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/noto-sans',
  'country-flag-icons',
  'lucide-react',
  '@pandacss/dev',
];
const COMMANDS = ['inbox', 'prices', 'staff'] as const;
/** Each program starts by checking the version of Node before it imports anything else. */
const PROGRAMS = {
  server: 'app/server/hosts/node.ts',
  ...Object.fromEntries(COMMANDS.map((name) => [`commands/${name}`, `tools/${name}.ts`])),
};
const VERSION_CHECK = 'tools/node-version.mjs';
/** Bill of materials, with React, which npm leaves out in production: development asks for it, too. */
const SBOM = 'sbom --sbom-format=cyclonedx --package-lock-only --include=dev --loglevel=silent';
/** Large and rarely used: the endpoint for assistants and the writer of PDF. */
const LOADED_LATER = /\/(?:mcp-endpoint|sheet-pdf)-/;

/**
 * `vite build --mode node`: server and commands, bundled with their packages into one folder that
 * needs only Node.
 */
export const nodeBuild: UserConfig = {
  plugins: [completeFolder()],
  resolve: { alias: BUILT_SITE },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // Commands import miniflare only in a checkout; pg-native is optional.
    external: ['miniflare', 'pg-native'],
  },
  build: {
    ssr: true,
    outDir: folder,
    copyPublicDir: false,
    license: { fileName: LICENCES },
    // Stack traces in the log keep names.
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(PROGRAMS).map(([name, source]) => [`${name}-program`, source]),
      ),
      // Packages have `'use client'`, and one file of the site is what we want.
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        // One file reads faster than two hundred: a start takes a quarter less processor time.
        codeSplitting: {
          // The server checks its environment with the same packages before it opens the site.
          includeDependenciesRecursively: false,
          groups: [{ name: 'site', test: isLoadedAtStart }],
        },
        // `preloadModules` imports all of `pages` at the start. Chunks are two folders deep, because
        // their modules read texts and configuration from `../../`.
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          [facadeModuleId, ...moduleIds].some((id) => id && isLoadedAtStart(id))
            ? 'program/pages/[name]-[hash].js'
            : 'program/parts/[name]-[hash].js',
      },
    },
  },
};

/** @param id a module of the site's own build */
function isLoadedAtStart(id: string): boolean {
  return id.includes('/dist/server/') && !LOADED_LATER.test(id);
}

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Adds files that are not bundled: static files, licences, texts, and files for npm and wrangler. */
function completeFolder(): Plugin {
  return {
    name: 'complete-folder',
    apply: 'build',
    async closeBundle() {
      await precompress('dist/client');
      const filter = (path: string) => !path.includes('.vite');
      cpSync('dist/client', `${folder}/client`, { recursive: true, filter });
      addFormerAssets('dist', `${folder}/client`);
      cpSync('LICENSE', `${folder}/LICENSE`);
      const clientLicences = readFileSync('dist/client/.vite/license.md', 'utf8');
      const licences = [clientLicences, ...PACKAGES_WITH_FILES.map(readLicence)];
      appendFileSync(`${folder}/${LICENCES}`, `\n${licences.join('\n')}`);
      const metas = globSync('locales/*/meta.json');
      for (const file of [VERSION_CHECK, 'tools/edge/wrangler.json', ...metas]) {
        cpSync(file, `${folder}/${file}`);
      }
      for (const name of Object.keys(PROGRAMS)) {
        writeFileSync(`${folder}/${name}.js`, writeStart(name));
      }
      const project = readManifest('.');
      const scripts = Object.fromEntries(
        COMMANDS.map((name) => [name, `node commands/${name}.js`]),
      );
      const manifest = {
        ...project,
        private: true,
        type: 'module',
        engines: { node: RUNTIME_RANGE },
        scripts: { start: 'node server.js', ...scripts },
      };
      writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
      const sbom = await run('npm', SBOM.split(' '), { output: 'kept' });
      if (sbom.status !== 0) throw new Error(sbom.output);
      writeFileSync(`${folder}/sbom.cdx.json`, sbom.output);
    },
  };
}

function writeStart(name: string): string {
  const root = name.includes('/') ? '..' : '.';
  return [
    `import { requireRuntime } from '${root}/${VERSION_CHECK}';`,
    '',
    'requireRuntime();',
    `await import('./${basename(name)}-program.js');`,
    '',
  ].join('\n');
}

/** Licences in the form that Vite writes for bundled packages. */
function readLicence(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license } = readManifest(folder);
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!file) throw new Error(`${name} contains no licence text (${license}).`);
  return `## ${name} - ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8')}`;
}

function readManifest(folder: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
}
