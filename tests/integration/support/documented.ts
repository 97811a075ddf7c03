import { readFileSync } from 'node:fs';

interface Block {
  /** Undefined where no test runs it. */
  name: string | undefined;
  text: string;
}

const BLOCK = /(?:^<!-- (?:block: (?<name>\w+)|not run) -->\n)?^```\w*\n(?<text>.*?)^```$/gms;

/** What docs/operations.md tells operators to type or to write into files. */
export function readBlocks(): Block[] {
  const text = readFileSync('docs/operations.md', 'utf8');
  return Array.from(text.matchAll(BLOCK), ({ groups }) => ({
    name: groups?.name,
    text: groups?.text ?? '',
  }));
}

/**
 * A block by its name, with places of the test in place of those of a machine.
 * @throws Error where there is none, or where it does not name such a place
 */
export function readBlock(name: string, places: Record<string, string> = {}): string {
  const text = readBlocks().find((block) => block.name === name)?.text;
  if (text === undefined) throw new Error(`docs/operations.md has no block ${name}`);
  return Object.entries(places).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${name} does not name ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
