import { defineConfig } from 'vitest/config';

/** The built site in Firefox and WebKit, one after the other. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/other-browsers/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // As in tests/e2e: the reporter names a test that has passed at the second try.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as a busy machine may take for a page.
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
