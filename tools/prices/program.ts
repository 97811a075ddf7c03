import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { listPlanned } from '#app/domain/price-lists/activation-log.ts';
import { parseBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { compareLists } from '#app/domain/price-lists/compare-lists.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { readConfigFile } from '#app/domain/pricing/editing/import-file.ts';
import { readEnvironment } from '#app/server/environment.ts';
import { createDiskCopy, getCopyPath, restoreCopy } from '#app/server/prices/open-prices.ts';
import {
  activateList,
  cancelPlanned,
  checkPublication,
  publishList,
} from '#app/server/prices/publishing.ts';
import { readList } from '#app/server/prices/read-list.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import { listVersions } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';
import { type OpenedStore, openCommandStore } from '#tools/command-line/open-store.ts';
import { type Call, createProgram } from '#tools/command-line/program.ts';
import { answerOutcome, describeChanges, describeFault, readListTexts } from './publications.ts';
import { answerWithVersions } from './versions.ts';

const STANDARD_INPUT = 0;

const { program, add } = createProgram(
  'prices',
  'Publishes price lists and shows which one is in force, also while the server runs.',
  openCommandStore,
);
program
  .option('--json', 'prints JSON')
  .addHelpText(
    'after',
    '\nExit codes: 0 done, 1 not possible, 2 warnings must be confirmed, 3 conflict with another version.',
  );

add(
  'list',
  'all versions; marks the one in force; also without the word `list`',
  async ({ store, audit }) =>
    answerWithVersions(await listVersions(store), await readPriceLog(store), audit.now),
  { isDefault: true },
);

add(
  'show <n>',
  'prints a list as the editor exports it; 0 is the built-in one',
  async ({ store }, version) => {
    const json = await requireList(store, readNumber(version));
    return { text: JSON.stringify(json, null, 2), json };
  },
);

add('diff <a> <b>', 'changes from version A to version B', async ({ store }, before, after) => {
  const first = await requireList(store, readNumber(before));
  const second = await requireList(store, readNumber(after));
  const changes = describeChanges(compareLists(first, second).changes);
  return { text: changes.join('\n') || 'No difference.', json: { changes } };
});

interface ChangeOptions {
  reason?: string;
  at?: number;
  confirm: string[];
}
type PublishOptions = ChangeOptions & { basedOn?: number; dryRun?: boolean };

const publishing = add(
  'publish <file>',
  'puts a new list in force; FILE - reads standard input',
  async ({ store, audit, options }: Call<OpenedStore, PublishOptions>, file) => {
    const { at: effectiveAt, basedOn, confirm: confirmed, dryRun } = options;
    const change = { author: audit.actor, reason: dryRun ? '' : requireReason(options) };
    const read = readConfigFile(readFileSync(file === '-' ? STANDARD_INPUT : file));
    if (read.kind === 'refused') throw new Error(`${file}: ${describeFault(read.refusal)}`);
    const request = { ...change, list: read.value, basedOn, effectiveAt, confirmed };
    const outcome = dryRun
      ? await checkPublication(store, request, readListTexts(), audit.now)
      : await publishList(store, request, readListTexts());
    return answerOutcome(outcome, read.value, effectiveAt);
  },
)
  .option('--based-on <n>', 'version the list was made from; default: the one in force', readNumber)
  .option('--dry-run', 'checks the list and stores nothing');

const activating = add(
  'activate <n>',
  'puts an earlier version in force again',
  async ({ store, audit, options }: Call<OpenedStore, ChangeOptions>, n) => {
    const { at: effectiveAt, confirm: confirmed } = options;
    const change = { author: audit.actor, reason: requireReason(options) };
    const version = readNumber(n);
    const list = await requireList(store, version);
    const request = { ...change, version, effectiveAt, confirmed };
    const outcome = await activateList(store, request, readListTexts());
    if (outcome.kind === 'missing') throw new Error(missing(version));
    return answerOutcome(outcome, list, effectiveAt);
  },
);

const cancelling = add(
  'cancel <n>',
  'cancels the planned activations of a version',
  async ({ store, audit, options }: Call<OpenedStore, ChangeOptions>, n) => {
    const change = { author: audit.actor, reason: requireReason(options) };
    const version = readNumber(n);
    let count = 0;
    for (const planned of listPlanned(await readPriceLog(store), audit.now)) {
      if (planned.version !== version) continue;
      if (await cancelPlanned(store, planned.position, change)) count += 1;
    }
    if (count === 0) throw new Error(`Nothing is planned for version ${version}.`);
    const json = { outcome: 'cancelled', version, count };
    return { text: `Cancelled: version ${version}`, json };
  },
);

const restoring = add(
  'restore',
  "brings lists of the server's copy back that the database has lost",
  async ({ store, audit, options }: Call<OpenedStore, ChangeOptions>) => {
    const change = { author: audit.actor, reason: requireReason(options) };
    const file = getCopyPath(readEnvironment(process.env).DATABASE_URL);
    const copied = createDiskCopy(file).read((version) => {
      throw new Error(`Version ${version} of ${file} cannot be read.`);
    });
    const versions = await restoreCopy(store, copied, { ...change, now: audit.now });
    if (!versions) throw new Error(`Nothing to do: ${file} has no list that the database lacks.`);
    const json = { outcome: 'restored', versions };
    return { text: `Restored: version ${versions.join(', ')}`, json };
  },
);

for (const command of [publishing, activating, cancelling, restoring]) {
  command.option('--reason <text>', 'for the audit log');
}
for (const command of [publishing, activating]) {
  command
    .option('--at <time>', 'when, in Berlin unless it has an offset: "2026-12-01 09:00"', readTime)
    .option('--confirm <code>', 'confirms a warning; repeatable', append, []);
}

/** The commands of `npm run prices`. */
export { program as prices };

/** @throws Error if the version does not exist or cannot be read */
async function requireList(store: Store, version: number): Promise<PricingConfig> {
  const found = await readList(store, version, readListTexts().referenceTexts);
  if (!found) throw new Error(missing(version));
  return found;
}

const missing = (version: number) => `Version ${version} does not exist or cannot be read.`;

function requireReason({ reason = '' }: ChangeOptions): string {
  if (reason.trim() === '') throw new Error('The reason is missing: add --reason "…"');
  return reason.trim();
}

function append(code: string, codes: readonly string[]): string[] {
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
  if (time <= Date.now()) throw new InvalidArgumentError('It is in the past.');
  return time;
}
