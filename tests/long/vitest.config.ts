import { defineConfig } from 'vitest/config';

/** What takes too long for `npm test`: other databases, crashes and races (`npm run test:long`). */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/long/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/long/prepare.ts',
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
