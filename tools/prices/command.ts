import { compareLists } from '#app/domain/price-lists/compare-lists.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import { listVersions } from '#app/server/store/price-versions.ts';
import { openCommandStore } from '#tools/command-line/open-store.ts';
import type { Answer, Call } from './answer.ts';
import { readArguments, readNumber, USAGE } from './arguments.ts';
import { requireList } from './lists.ts';
import { activate, cancel } from './log-commands.ts';
import { publish } from './publish-command.ts';
import { restore } from './restore-command.ts';
import { formatVersions, listForReport } from './versions.ts';
import { describeChanges } from './words.ts';

const commands: Record<string, (call: Call) => Promise<Answer>> = {
  list,
  show,
  diff,
  publish,
  activate,
  cancel,
  restore,
};

/** Runs a command, prints its answer and returns the exit code. */
export async function runPrices(args: readonly string[]): Promise<number> {
  try {
    const now = Date.now();
    const given = readArguments(args, now);
    if (given.isHelp) {
      console.log(USAGE);
      return 0;
    }
    const command = Object.hasOwn(commands, given.command) ? commands[given.command] : undefined;
    if (!command) throw new Error(`${given.command} is not a command.\n\n${USAGE}`);
    if (given.isDryRun && given.command !== 'publish') {
      throw new Error('--dry-run belongs to publish; nothing was done.');
    }
    const { store } = await openCommandStore();
    try {
      const { exitCode = 0, text, json } = await command({ store, given, now });
      console.log(given.isJson ? JSON.stringify(json, null, 2) : text);
      return exitCode;
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function list({ store, now }: Call): Promise<Answer> {
  const json = listForReport(await listVersions(store), await readPriceLog(store), now);
  return { text: formatVersions(json), json };
}

async function show({ store, given }: Call): Promise<Answer> {
  const json = await requireList(store, readNumber(given.rest[0]));
  return { text: JSON.stringify(json, null, 2), json };
}

async function diff({ store, given }: Call): Promise<Answer> {
  const [before, after] = given.rest;
  const first = await requireList(store, readNumber(before));
  const second = await requireList(store, readNumber(after));
  const changes = describeChanges(compareLists(first, second).changes);
  return { text: changes.join('\n') || 'No difference.', json: { changes } };
}
