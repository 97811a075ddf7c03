import { defineConfig } from 'vitest/config';

/** Load and flood: one file at a time, since a server beside other work has no time for 1,000 connections. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/long/**/*.load.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
