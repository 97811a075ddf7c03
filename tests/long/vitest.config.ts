import { defineConfig } from 'vitest/config';
import { completeLanguages } from '../../tools/locales/plugin.ts';
import { runFirst } from '../integration/support/run-first.ts';

/** Other databases, crashes and races (`npm run test:long`). */
export default defineConfig({
  plugins: [completeLanguages()],
  test: {
    root: '.',
    include: ['tests/long/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/long/support/run-postgres.ts',
    maxWorkers: 2,
    sequence: {
      sequencer: runFirst(
        'collector-config',
        'collector',
        'strangers',
        'strangers-postgres',
        'd1-store',
        'many-inquiries',
        'operations',
        'crash',
        'commands',
      ),
    },
    // A busy machine is no failed test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
