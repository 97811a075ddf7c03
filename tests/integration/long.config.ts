import { defineConfig } from 'vitest/config';

/** What takes too long for `npm test`: `long/`, one file after the other. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.long.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
