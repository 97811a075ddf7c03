import { defineConfig } from 'vitest/config';
import { runFirst } from './support/run-first.ts';

/** The built server over real HTTP. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.test.ts'],
    environment: 'node',
    // Two more than the processors we count on: many of these tests mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: runFirst('behaviour', 'requests', 'load') },
    // A busy machine is no failed test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
