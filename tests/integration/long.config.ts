import { defineConfig } from 'vitest/config';

/** Tests that take too long for `npm test`: `long/`. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.long.ts'],
    environment: 'node',
    // One more than the processors we count on: many of these tests mostly wait.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
