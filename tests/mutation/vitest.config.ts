import { defineConfig } from 'vitest/config';

/**
 * The tests that must notice every mutant: no plugins, since the pricing domain needs none, and few
 * tries of each property, since tables of literal figures are what has to catch a wrong price.
 */
export default defineConfig({
  test: {
    include: ['tests/unit/domain/pricing/**/*.test.ts'],
    environment: 'node',
    env: { FC_RUNS: '50' },
  },
});
