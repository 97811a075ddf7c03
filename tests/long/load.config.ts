import { defineConfig } from 'vitest/config';

/** The flood, alone: a server beside other work has no time for so many connections. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/long/**/*.load.ts'],
    environment: 'node',
    testTimeout: 300_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
