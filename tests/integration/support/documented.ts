import { readFileSync } from 'node:fs';

interface Block {
  /** Undefined where no test runs it. */
  name: string | undefined;
  text: string;
}

const BLOCK = /(?:^<!-- (?:block: (?<name>\w+)|not run) -->\n)?^```\w*\n(?<text>.*?)^```$/gms;

const COMMAND = /`((?:npm|npx|node|docker|wrangler) [^`\n]+)`/g;

const readPage = () => readFileSync('docs/operations.md', 'utf8');

/** What docs/operations.md tells operators to type or to write into files. */
export function readBlocks(): Block[] {
  return Array.from(readPage().matchAll(BLOCK), ({ groups }) => ({
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
  return fillIn(text, places);
}

/** The commands that it names in sentences and tables, and those of them of which it says that no test runs them. */
export function readCommands(): { all: string[]; unrun: string[] } {
  const text = readPage().replaceAll(BLOCK, '');
  const [unrun = ''] = /^No test runs .+$/m.exec(text) ?? [];
  const find = (part: string) => [
    ...new Set(Array.from(part.matchAll(COMMAND), ([, command = '']) => command)),
  ];
  return { all: find(text), unrun: find(unrun) };
}

/**
 * A command as it stands there, with what the test has in place of words such as `FILE`.
 * @throws Error where the page has no such command, or it has no such word
 */
export function readCommand(command: string, places: Record<string, string> = {}): string {
  if (!readCommands().all.includes(command)) {
    throw new Error(`docs/operations.md does not name ${command}`);
  }
  return fillIn(command, places);
}

function fillIn(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${text} does not name ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
