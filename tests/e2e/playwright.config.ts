import { defineConfig } from '@playwright/test';
import { findChromium } from '#tools/checks/chromium.ts';

const executablePath = findChromium();
/** What takes long runs in `npm run test:long`, and only there. */
const isLong = Boolean(process.env.LONG);

/** The built site in a real browser, all tests against one production server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Generous, since a busy machine is no failed test.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: `../../reports/${isLong ? 'browser-long' : 'browser'}.json` }],
  ],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording slows every test down; for a developer a failure is worth it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isLong ? /@phone/ : /@phone|@long/,
      ...(isLong && { grep: /@long/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What does not depend on the size of the screen is tested once, and what a large screen has
      // shown already in the long run.
      ...(isLong ? { grepInvert: /@desktop|@phone/ } : { grep: /@phone/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" app/server/hosts/node.ts`,
    cwd: '../..',
    env: { NODE_ENV: 'production', PORT: '0' },
    // The port is the system's choice; what the server prints becomes SITE_ADDRESS.
    wait: { stdout: /(?<SITE_ADDRESS>http:\/\/\S+:\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
