import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/**
 * Dead code: files, exports and packages that nothing uses. With `--production` tests and tools do
 * not count, so that what only they use is found too.
 */
const config: KnipConfig = {
  entry: [
    'app/{router,client,server}.{ts,tsx}!',
    'app/routes/**/*.{ts,tsx}!',
    'app/server/hosts/*.ts!',
    'app/starter/starter.ts!',
    // Loaded by the starter when scripts fail, under an address that the build writes.
    'app/starter/reload-outdated.ts!',
    // Called by what the compiler makes of JSX.
    'app/framework/jsx-{runtime,dev-runtime}.ts!',
    // Loaded by a pattern, which reads who may call them.
    'app/{catalog,features}/**/*.functions.ts!',
    '{app,panda}.config.ts!',
    'tools/*.{ts,mjs}',
    'tools/checks/run.ts',
    'tools/edge/start.ts',
    'tools/framework/{no-devtools,no-functions-as-data,route-tree}.ts',
    'tools/styles/{codegen,landscape,visitors}.config.ts',
    'studio/{main.tsx,render.ts,vite.config.ts,panda.config.ts}',
    'tests/**/*.{test,spec,long}.{ts,tsx}',
    'tests/**/*.config.ts',
    'tests/bench/*.ts',
    'tools/dev/router-devtools.tsx',
    'tests/integration/support/in-server.mjs',
    // Set-ups that the runners start.
    'tests/e2e/support/serve-sites.ts',
    'tests/long/support/run-postgres.ts',
  ],
  project: ['app/**!', 'studio/**', 'tools/**', 'tests/**', '*.ts'],
  // A unit test may look at what a module keeps to itself otherwise.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ignoreDependencies: [
    // Named in style sheets and read as files, not imported.
    '@fontsource-variable/geist-mono',
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/noto-sans',
    // Named by the mutation run's configuration.
    '@stryker-mutator/vitest-runner',
  ],
  // Loading these tools' configurations takes as long as everything else; their files stand above.
  vite: false,
  vitest: false,
  playwright: false,
  stryker: false,
  'panda-css': false,
  // Programs of the machine, where they are.
  ignoreBinaries: ['mcs', 'mono', 'mount', 'nginx', 'openssl', 'systemd-analyze', 'umount', 'wrk'],
};

export default config;
