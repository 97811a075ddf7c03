import { defineConfig } from 'vitest/config';
import { runFirst } from '../integration/support/run-first.ts';

/** The built site in Firefox and WebKit. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/other-browsers/**/*.test.ts'],
    environment: 'node',
    // The walk beside the presses, which take longest.
    maxWorkers: 2,
    sequence: { sequencer: runFirst('pressed-stays') },
    // As in tests/e2e: the reporter names a test that has passed at the second try.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long as a busy machine may take for a page.
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
