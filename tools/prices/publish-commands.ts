import { readFileSync } from 'node:fs';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { readConfigFile } from '#app/domain/pricing/editing/import-file.ts';
import {
  activateList,
  type Blocked,
  checkPublication,
  publishList,
  type Unconfirmed,
} from '#app/server/prices/publishing.ts';
import { readList } from '#app/server/prices/read-list.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Answer, type Call, section } from './answer.ts';
import { readNumber } from './arguments.ts';
import { readListTexts } from './texts.ts';
import {
  describeChanges,
  describeDifference,
  describeFault,
  describeWarnings,
  formatBlockers,
} from './words.ts';

// The commands that put a list in force, and their outcomes as answers.

const NOT_POSSIBLE = 1;
const UNCONFIRMED = 2;
const CONFLICT = 3;
const STANDARD_INPUT = 0;

/** Publishes a file, unless warnings have to be confirmed or another version is in conflict. */
export async function publish({ store, given }: Call): Promise<Answer> {
  const { basedOn, effectiveAt, confirmed, author } = given;
  const [file] = given.rest;
  if (file === undefined)
    throw new Error('The file is missing: npm run prices -- publish FILE --reason "…"');
  const reason = given.isDryRun ? '' : given.requireReason();
  const read = readConfigFile(readFileSync(file === '-' ? STANDARD_INPUT : file));
  if (read.kind === 'refused') throw new Error(`${file} ${describeFault(read.refusal)}`);
  const request = { list: read.value, basedOn, effectiveAt, confirmed, author, reason };
  const result = given.isDryRun
    ? await checkPublication(store, request, readListTexts(), Date.now())
    : await publishList(store, request, readListTexts());
  switch (result.kind) {
    case 'unchanged':
      return {
        text: `Nothing to publish: version ${result.version} is the same list.`,
        json: { outcome: 'unchanged', version: result.version },
      };
    case 'checked': {
      const changes = describeChanges(result.review.changes);
      return {
        text: ['Nothing is published; it could be.', ...section('It would change:', changes)].join(
          '\n',
        ),
        json: { outcome: 'checked', changes },
      };
    }
    case 'published':
      return describeStarted(result, effectiveAt);
    case 'blocked':
      return describeBlocked('Not published', result, read.value);
    case 'unconfirmed':
      return describeUnconfirmed('Not published', result);
    case 'passed':
      throw new Error('The time is in the past.');
    case 'conflict': {
      const { inForce } = result;
      const difference = describeDifference(result.difference);
      return {
        exitCode: CONFLICT,
        text: [
          `Not published: the list was made from version ${result.basedOn}, but version ${inForce} is in force.`,
          ...section(`Version ${inForce} changes:`, difference.theirs),
          ...section('Your list changes:', difference.mine),
          ...section('Both change:', difference.both),
          `Make your changes in that list (npm run prices -- show ${inForce}) and add --based-on ${inForce}.`,
        ].join('\n'),
        json: { outcome: 'conflict', basedOn: result.basedOn, version: inForce, ...difference },
      };
    }
  }
}

/** Activates an earlier version, unless warnings have to be confirmed. */
export async function activate({ store, given }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const { author, effectiveAt, confirmed } = given;
  const request = { version, effectiveAt, confirmed, author, reason: given.requireReason() };
  const outcome = await activateList(store, request, readListTexts());
  switch (outcome.kind) {
    case 'activated':
      return describeStarted(outcome, effectiveAt);
    case 'blocked':
      return describeBlocked('Not put in force', outcome, await requireList(store, version));
    case 'unconfirmed':
      return describeUnconfirmed('Not put in force', outcome);
    case 'unchanged':
      return {
        text: `Nothing to do: version ${version} is already in force at that time.`,
        json: { outcome: 'unchanged', version },
      };
    case 'missing':
      throw new Error(`Version ${version} does not exist or cannot be read.`);
    case 'passed':
      throw new Error('The time is in the past.');
    case 'conflict':
      throw new Error(`Version ${outcome.inForce} was put in force meanwhile. Try again.`);
  }
}

/** @throws Error if the version does not exist or cannot be read */
export async function requireList(store: Store, version: number): Promise<PricingConfig> {
  const found = await readList(store, version, readListTexts().referenceTexts);
  if (!found) throw new Error(`Version ${version} does not exist or cannot be read.`);
  return found;
}

interface Started {
  kind: 'published' | 'activated';
  version: number;
  effectiveAt: number;
  review: Review;
}

/** @param planned the time that was asked for; undefined for now */
function describeStarted(started: Started, planned: number | undefined): Answer {
  const { kind, version, effectiveAt, review } = started;
  const changes = describeChanges(review.changes);
  const start =
    planned === undefined ? 'is in force' : `comes into force ${formatBerlinTime(planned)}`;
  return {
    text: [`Version ${version} ${start}.`, ...section('It changes:', changes)].join('\n'),
    json: { outcome: kind, version, effectiveAt: new Date(effectiveAt).toISOString(), changes },
  };
}

/** Blockers that keep a list from being put in force, each with its location (D49). */
function describeBlocked(what: string, { blockers }: Blocked, list: PricingConfig): Answer {
  const sentences = formatBlockers(blockers, list);
  return {
    exitCode: NOT_POSSIBLE,
    text: [`${what}: the list has errors.`, ...section('Correct these:', sentences)].join('\n'),
    json: { outcome: 'blocked', obstacles: sentences },
  };
}

/** Warnings to confirm, and the options that confirm them. */
function describeUnconfirmed(what: string, { review, warnings: all }: Unconfirmed): Answer {
  const changes = describeChanges(review.changes);
  const warnings = describeWarnings(all, review);
  const codes = [...new Set(warnings.map(({ code }) => code))];
  return {
    exitCode: UNCONFIRMED,
    text: [
      `${what}: warnings must be confirmed.`,
      ...section('It would change:', changes),
      ...section(
        'Warnings:',
        warnings.map(({ code, text }) => `${code}: ${text}`),
      ),
      `To confirm, add ${codes.map((code) => `--confirm ${code}`).join(' ')}`,
    ].join('\n'),
    json: { outcome: 'unconfirmed', codes, warnings, changes },
  };
}
