import type { Plugin } from 'vite';
import { isRunAtBeginning } from '../chunks/groups.ts';

/** V8's explicit compile hint (Chrome 136). It counts only as the first line of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * What every page runs as it begins is compiled beside the main thread while it comes, instead of
 * function by function when each is first called.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite, which puts a line of its own in front.
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk' && isRunAtBeginning(file)) file.code = HINT + file.code;
        }
      },
    },
  };
}
