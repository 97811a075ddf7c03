import { defineConfig } from 'vitest/config';

/** The built server over real HTTP. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
