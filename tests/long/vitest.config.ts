import { defineConfig } from 'vitest/config';
import { beginWith } from '../integration/support/begin-with.ts';

const LONGEST = ['memory', 'crash', 'price-activation', 'several-instances', 'price-races-d1'];

const shared = {
  root: '.',
  environment: 'node' as const,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000, interval: 50 } },
};
const LOAD = ['tests/long/load.test.ts', 'tests/long/flood.test.ts'];

/**
 * What takes too long for `npm test`: other databases, crashes and races (`npm run test:long`). Load and flood
 * come last and each alone: beside another file the server had no time for 2,000 connections.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: beginWith(...LONGEST) },
    projects: [
      {
        test: {
          ...shared,
          name: 'stores',
          include: ['tests/long/**/*.test.ts'],
          exclude: LOAD,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'load',
          include: LOAD,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
