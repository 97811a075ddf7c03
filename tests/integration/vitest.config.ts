import { defineConfig } from 'vitest/config';
import { beginWith } from './support/begin-with.ts';

/** The built server over real HTTP. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.test.ts'],
    environment: 'node',
    // Two more than the processors we count on: many of these tests mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: beginWith('behaviour', 'requests', 'load') },
    // A busy machine is no failed test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
