import { defineConfig } from 'vitest/config';
import { beginWith } from './support/begin-with.ts';

/** What takes too long for `npm test`: `long/`. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.long.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: beginWith('soak', 'calculator-fuzz') },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
