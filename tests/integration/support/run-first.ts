import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs slow files first, so that none of them is left alone at the end. */
export function runFirst(...names: readonly string[]) {
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
