import { defineConfig } from 'vitest/config';
import { beginWith } from '../integration/support/begin-with.ts';

const LONGEST = ['crash', 'price-activation', 'load', 'several-instances', 'price-races-d1'];

/** What takes too long for `npm test`: other databases, crashes and races (`npm run test:long`). */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/long/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/long/prepare.ts',
    maxWorkers: 2,
    sequence: { sequencer: beginWith(...LONGEST) },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
