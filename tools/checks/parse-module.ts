import { type ESTree, parseSync } from 'vite';

const parsed = new Map<string, ESTree.Program>();

/**
 * The syntax tree of a module. Several checks read the same modules, so each is parsed once.
 * @throws Error with path and reason if the source cannot be parsed
 */
export function parseModule(path: string, source: string): ESTree.Program {
  const key = `${path}\n${source}`;
  const known = parsed.get(key);
  if (known) return known;
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  parsed.set(key, program);
  return program;
}
