import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long begin first, by their names, so that nothing long is left alone at the end. */
export function beginWith(...names: readonly string[]) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rankOf = ({ moduleId }: TestSpecification) => {
        const rank = names.indexOf(basename(moduleId).replace(/\.(test|long)\.ts$/, ''));
        return rank === -1 ? names.length : rank;
      };
      return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
    }
  };
}
