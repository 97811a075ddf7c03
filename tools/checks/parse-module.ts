import { type ESTree, parseSync } from 'vite';

/**
 * The syntax tree of a module.
 * @throws Error with path and reason if the source cannot be parsed
 */
export function parseModule(path: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}
