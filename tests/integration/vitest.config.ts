import { defineConfig } from 'vitest/config';
import { runFirst } from './support/run-first.ts';

const ALL = ['tests/integration/**/*.test.ts'];

/** Sites in their process have another environment, or other prices under the same versions. */
const SEPARATE = [
  'tests/integration/api.test.ts',
  'tests/integration/mcp.test.ts',
  'tests/integration/inquiries/payload.test.ts',
  'tests/integration/prices/offers.test.ts',
  'tests/integration/strangers.test.ts',
  'tests/integration/staff/inquiries.test.ts',
  'tests/integration/staff/prices.test.ts',
];

/** The built server over real HTTP. */
export default defineConfig({
  test: {
    root: '.',
    environment: 'node',
    projects: [
      {
        // Files share their processes: each new one costs a second of loading.
        extends: true,
        test: { name: 'shared', include: ALL, exclude: SEPARATE, isolate: false },
      },
      { extends: true, test: { name: 'separate', include: SEPARATE } },
    ],
    // Two more than the processors we count on: many of these tests mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: runFirst('bounded-work', 'behaviour') },
    // A busy machine is no failed test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
