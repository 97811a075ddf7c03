import { defineConfig } from '@playwright/test';
import * as z from 'zod';
import { findChromium } from '#tools/checks/chromium.ts';

const executablePath = findChromium();
/**
 * A test runs on the desktop, with `@phone` on a phone, with `@both` on both: what the screen changes.
 * `npm test` leaves `@long` and the phone to `npm run test:long`.
 */
const PARTS = {
  all: { desktop: { grepInvert: /@phone/ }, phone: { grep: /@phone|@both/ } },
  short: { desktop: { grepInvert: /@phone|@long/ }, phone: undefined },
  long: { desktop: { grep: /@long/, grepInvert: /@phone/ }, phone: { grep: /@phone|@both/ } },
};
const part = z.enum(['all', 'short', 'long']).parse(process.env.TEST_PART || 'all');
const { desktop, phone } = PARTS[part];

const SCREEN = { width: 1280, height: 800 };
const GROWN_LANGUAGES = '**/grown-languages.spec.ts';

/** The built site in a real browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/serve-sites.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the processors we count on: tests mostly wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Generous, since a busy machine is no failed test.
  timeout: part === 'short' ? 120_000 : 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: `../../reports/${part === 'long' ? 'browser-long' : 'browser'}.json` }],
  ],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // An animation is drawn sixty times a second; tests of motion turn it on (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
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
    // First in the list, so that the slow build of its site overlaps with the other tests.
    ...(part === 'short'
      ? []
      : [{ name: 'languages', ...desktop, testMatch: GROWN_LANGUAGES, use: { viewport: SCREEN } }]),
    { name: 'desktop', ...desktop, testIgnore: GROWN_LANGUAGES, use: { viewport: SCREEN } },
    ...(phone
      ? [
          {
            name: 'phone',
            ...phone,
            use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
          },
        ]
      : []),
  ],
});
