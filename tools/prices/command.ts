import { listPlanned } from '#app/domain/price-lists/activation-log.ts';
import { compareLists } from '#app/domain/price-lists/compare-lists.ts';
import { readEnvironment } from '#app/server/environment.ts';
import { createDiskCopy, getCopyPath, restoreCopy } from '#app/server/prices/open-prices.ts';
import { cancelPlanned } from '#app/server/prices/publishing.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import { listVersions } from '#app/server/store/price-versions.ts';
import { openCommandStore } from '#tools/command-line/open-store.ts';
import type { Answer, Call } from './answer.ts';
import { readArguments, readNumber, USAGE } from './arguments.ts';
import { activate, publish, requireList } from './publish-commands.ts';
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

/** Cancels the planned activations of a version. */
async function cancel({ store, given, now }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const audit = { author: given.author, reason: given.requireReason() };
  const planned = listPlanned(await readPriceLog(store), now);
  let count = 0;
  for (const { position } of planned.filter((one) => one.version === version)) {
    if (await cancelPlanned(store, position, audit)) count += 1;
  }
  if (count === 0) throw new Error(`Nothing is planned for version ${version}.`);
  return {
    text: `Cancelled: version ${version}`,
    json: { outcome: 'cancelled', version, count },
  };
}

/** Brings the lists of the server's copy back into a database that has lost them (D47). */
async function restore({ store, given, now }: Call): Promise<Answer> {
  const reason = given.requireReason();
  const file = getCopyPath(readEnvironment(process.env).DATABASE_URL);
  const copied = createDiskCopy(file).read((version) => {
    throw new Error(`Version ${version} of ${file} cannot be read.`);
  });
  const versions = await restoreCopy(store, copied, { author: given.author, reason, now });
  if (!versions) throw new Error(`Nothing to do: ${file} has no list that the database lacks.`);
  return {
    text: `Restored: version ${versions.join(', ')}`,
    json: { outcome: 'restored', versions },
  };
}
