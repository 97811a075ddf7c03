import { readFileSync } from 'node:fs';

interface Block {
  /** Undefined where no test runs it. */
  name: string | undefined;
  text: string;
}

const BLOCK = /(?:^<!-- (?:block: (?<name>\w+)|not run) -->\n)?^```\w*\n(?<text>.*?)^```$/gms;

const COMMAND = /`((?:npm|npx|node|docker|wrangler) [^`\n]+)`/g;

const PAGES = ['deploy', 'run', 'inquiries-and-prices', 'entra-id', 'edge'];

/** The operator's manual, all pages one after the other. */
export const readManual = () =>
  PAGES.map((page) => readFileSync(`docs/operations/${page}.md`, 'utf8')).join('\n');

/** Commands and files of docs/operations. */
export function readBlocks(): Block[] {
  return Array.from(readManual().matchAll(BLOCK), ({ groups }) => ({
    name: groups?.name,
    text: groups?.text ?? '',
  }));
}

/**
 * A block by its name, with the test's paths in place of the machine's.
 * @throws Error if there is no such block, or it lacks such a path
 */
export function readBlock(name: string, places: Record<string, string> = {}): string {
  const text = readBlocks().find((block) => block.name === name)?.text;
  if (text === undefined) throw new Error(`docs/operations has no block ${name}`);
  return fillIn(text, places);
}

/** Commands in sentences and tables, and those among them that no test runs. */
export function readCommands(): { all: string[]; unrun: string[] } {
  const text = readManual().replaceAll(BLOCK, '');
  const unrun = text.match(/^No test runs .+$/gm)?.join('\n') ?? '';
  const find = (part: string) => [
    ...new Set(Array.from(part.matchAll(COMMAND), ([, command = '']) => command)),
  ];
  return { all: find(text), unrun: find(unrun) };
}

/**
 * A documented command, with the test's values for words such as `FILE`.
 * @throws Error if the manual has no such command, or it lacks such a word
 */
export function readCommand(command: string, places: Record<string, string> = {}): string {
  if (!readCommands().all.includes(command)) {
    throw new Error(`docs/operations does not name ${command}`);
  }
  return fillIn(command, places);
}

function fillIn(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${text} does not name ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
