import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { parseBerlinTime } from '#app/domain/berlin-time.ts';
import { getVersionInForce, listPlanned } from '#app/domain/price-lists/activation-log.ts';
import { compareLists } from '#app/domain/price-lists/compare-lists.ts';
import { readConfigFile } from '#app/domain/pricing/editing/import-file.ts';
import { readEnvironment } from '#app/server/environment.ts';
import { createDiskCopy, getCopyPath } from '#app/server/prices/open-prices.ts';
import { isOlderThanCopy } from '#app/server/prices/price-state.ts';
import { cancelPlanned, checkPublication, publishList } from '#app/server/prices/publishing.ts';
import { parseList, readVersion } from '#app/server/prices/read-price-list.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import { listVersions, type StoredVersion } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Call, createProgram } from '#tools/command-line/program.ts';
import { answerWithRows } from '#tools/report/columns.ts';
import { answerOutcome, describeChanges, describeFault, LIST_TEXTS } from './publications.ts';
import { restoreCopy } from './restore-copy.ts';

const { program, add } = createProgram(
  'prices',
  'Publishes price lists and shows which one is in force, also while the server runs.',
);
program.addHelpText(
  'after',
  '\nExit codes: 0 done, 1 not possible, 2 warnings must be confirmed, 3 conflict with another version.',
);

add(
  'list',
  'all versions; marks the one in force; also without the word `list`',
  async ({ store, audit: { now } }) => {
    const log = await readPriceLog(store);
    const copy = openServerCopy();
    const copied = copy.read(() => undefined);
    const isLost = isOlderThanCopy(log, copied);
    const inForce = isLost
      ? copied.spans.findLast(({ isPlanned, from }) => !isPlanned || from <= now)?.version
      : getVersionInForce(log, now);
    const planned = listPlanned(log, now);
    const describe = (version: number, stored?: StoredVersion) => ({
      version,
      state: [
        ...(version === 0 ? ['built-in'] : []),
        ...(version === inForce ? ['in force'] : []),
        ...(stored && !parseList(stored.list) ? ['CANNOT BE READ'] : []),
        ...(!stored && version !== 0 ? ['LOST'] : []),
      ],
      plannedFor: planned
        .filter((one) => one.version === version)
        .map(({ effectiveAt }) => new Date(effectiveAt)),
      published: stored ? new Date(stored.publishedAt) : null,
      by: stored?.author ?? null,
      basedOn: stored?.basedOn ?? null,
      reason: stored?.reason ?? null,
    });
    const versions = await listVersions(store);
    const known = new Set([0, ...versions.map(({ number }) => number)]);
    const lost = copied.spans.filter(({ version }) => isLost && !known.has(version));
    const answer = answerWithRows(
      [
        describe(0),
        ...versions.map((one) => describe(one.number, one)),
        ...lost.map(({ version }) => describe(version)),
      ],
      '',
    );
    return isLost ? { ...answer, text: `${answer.text}\n\n${describeLoss(copy.file)}` } : answer;
  },
  { isDefault: true },
);

add(
  'show <n>',
  'prints a list as the editor exports it; 0 is the built-in one',
  async ({ store }, n) => {
    const { list: json } = await requireList(store, n);
    return { text: JSON.stringify(json, null, 2), json };
  },
);

add('diff <a> <b>', 'changes from version A to version B', async ({ store }, before, after) => {
  const first = await requireList(store, before);
  const second = await requireList(store, after);
  const changes = describeChanges(compareLists(first.list, second.list).changes);
  return { text: changes.join('\n') || 'No difference.', json: { changes } };
});

type ChangeCall = Call<{
  reason?: string;
  at?: number;
  confirm?: string[];
  basedOn?: number;
  dryRun?: boolean;
}>;

const publishing = add(
  'publish <file>',
  'puts a new list in force; FILE - reads standard input',
  async (call: ChangeCall, file) => {
    const change = readChange(call);
    const read = readConfigFile(readFileSync(file === '-' ? process.stdin.fd : file));
    if (read.kind === 'refused') throw new Error(`${file}: ${describeFault(read.refusal)}`);
    const request = { ...change, list: read.value };
    const outcome = call.options.dryRun
      ? await checkPublication(call.store, request, LIST_TEXTS, call.audit.now)
      : await publishList(call.store, request, LIST_TEXTS);
    return answerOutcome(outcome, request);
  },
)
  .option('--based-on <n>', 'version the list was made from; default: the one in force', readNumber)
  .option('--dry-run', 'checks the list and stores nothing');

const activating = add(
  'activate <n>',
  'puts an earlier version in force again',
  async (call: ChangeCall, n) => {
    const request = { ...readChange(call), ...(await requireList(call.store, n)) };
    return answerOutcome(await publishList(call.store, request, LIST_TEXTS), request);
  },
);

const cancelling = add(
  'cancel <n>',
  'cancels the planned activations of a version',
  async (call: ChangeCall, n) => {
    const { store, audit } = call;
    const change = readChange(call);
    const version = readNumber(n);
    let count = 0;
    for (const planned of listPlanned(await readPriceLog(store), audit.now)) {
      if (planned.version !== version) continue;
      if (await cancelPlanned(store, planned.position, change)) count += 1;
    }
    if (count === 0) throw new Error(`Nothing is planned for version ${version}.`);
    return `Cancelled: version ${version}`;
  },
);

const restoring = add(
  'restore',
  "brings lists of the server's copy back that the database has lost",
  async (call: ChangeCall) => {
    const change = { ...readChange(call), now: call.audit.now };
    const { file, read } = openServerCopy();
    const copied = read((version) => {
      throw new Error(`Version ${version} of ${file} cannot be read.`);
    });
    const versions = await restoreCopy(call.store, copied, change);
    if (!versions) throw new Error(`Nothing to do: ${file} has no list that the database lacks.`);
    return `Restored: version ${versions.join(', ')}`;
  },
);

for (const command of [publishing, activating, cancelling, restoring]) {
  command.option('--reason <text>', 'for the audit log');
}
for (const command of [publishing, activating]) {
  command
    .option('--at <time>', 'when, in Berlin unless it has an offset: "2026-12-01 09:00"', readTime)
    .option('--confirm <code>', 'confirms a warning; repeatable', append);
}

/** The commands of `npm run prices`. */
export { program as prices };

/** The server's copy of its lists; the edge has none. */
function openServerCopy() {
  const isEdge = process.env.DATABASE_URL?.startsWith('d1:');
  const file = isEdge ? '' : getCopyPath(readEnvironment(process.env).DATABASE_URL);
  return { file, read: createDiskCopy(file).read };
}

function describeLoss(file: string): string {
  return (
    `The database has lost price lists or decisions that the server's copy ${file} has. The copy ` +
    'stays in force, and no offers are stored, until you bring it back (npm run prices -- restore ' +
    '--reason "…") or put another list in force.'
  );
}

/** @throws Error if the version does not exist or cannot be read */
async function requireList(store: Store, n: string) {
  const version = readNumber(n);
  const list = await readVersion(store, version, LIST_TEXTS.referenceTexts);
  if (!list) throw new Error(`Version ${version} does not exist or cannot be read.`);
  return { version, list };
}

/** @throws Error if the reason is missing, which only a check needs not */
function readChange({ options, audit }: ChangeCall) {
  const { reason = '', at: effectiveAt, confirm: confirmed = [], basedOn, dryRun } = options;
  if (reason.trim() === '' && !dryRun) {
    throw new Error('The reason is missing: add --reason "…"');
  }
  return { author: audit.actor, reason: reason.trim(), effectiveAt, confirmed, basedOn };
}

function append(code: string, codes: readonly string[] = []): string[] {
  return [...codes, code];
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(`${text} is not a version number.`);
  return Number(text);
}

function readTime(text: string): number {
  const time = parseBerlinTime(text);
  if (time === undefined) {
    throw new InvalidArgumentError('Write "2026-12-01 09:00" or "2026-10-25 02:30 +01:00".');
  }
  return time;
}
