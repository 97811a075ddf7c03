import { defineConfig } from '@playwright/test';
import * as z from 'zod';
import { findChromium } from '#tools/checks/chromium.ts';

const executablePath = findChromium();
/**
 * `npm test` and `npm run test:long` share the tests between them; without a part all run. On a
 * phone, what the screen does not change (`@desktop`) never runs.
 */
const PARTS = {
  all: { desktop: { grepInvert: /@phone/ }, phone: { grepInvert: /@desktop/ } },
  short: { desktop: { grepInvert: /@phone|@long/ }, phone: { grep: /@phone/ } },
  long: {
    desktop: { grep: /@long/, grepInvert: /@phone/ },
    phone: { grepInvert: /@desktop|@phone/ },
  },
};
const part = z.enum(['all', 'short', 'long']).parse(process.env.TEST_PART || 'all');

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
    ['json', { outputFile: `../../reports/${part === 'long' ? 'browser-long' : 'browser'}.json` }],
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
      ...PARTS[part].desktop,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...PARTS[part].phone,
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
