import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long begins first, so that nothing long is left alone at the end. */
const LONGEST = ['behaviour', 'contact-requests', 'contact-load'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONGEST.indexOf(basename(moduleId, '.test.ts'));
      return rank === -1 ? LONGEST.length : rank;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** The built server over real HTTP. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/integration/**/*.test.ts'],
    environment: 'node',
    // One more than the processors we count on: some of these tests mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
