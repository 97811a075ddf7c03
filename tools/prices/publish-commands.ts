import { readFileSync } from 'node:fs';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { readConfigFile } from '#app/domain/pricing/editing/import-file.ts';
import {
  activateList,
  checkPublication,
  publishList,
  type Refused,
  type Started,
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
  if (result.kind === 'unchanged') {
    const { version } = result;
    return {
      text: `Nothing to publish: version ${version} is the same list.`,
      json: { outcome: 'unchanged', version },
    };
  }
  if (result.kind === 'checked') {
    const changes = describeChanges(result.review.changes);
    const lines = ['Nothing is published; it could be.', ...section('It would change:', changes)];
    return { text: lines.join('\n'), json: { outcome: 'checked', changes } };
  }
  return describeOutcome('Not published', result, read.value, effectiveAt);
}

/** Activates an earlier version, unless warnings have to be confirmed. */
export async function activate({ store, given }: Call): Promise<Answer> {
  const version = readNumber(given.rest[0]);
  const { author, effectiveAt, confirmed } = given;
  const reason = given.requireReason();
  const list = await requireList(store, version);
  const request = { version, effectiveAt, confirmed, author, reason };
  const outcome = await activateList(store, request, readListTexts());
  if (outcome.kind === 'missing') throw new Error(missing(version));
  if (outcome.kind === 'unchanged') {
    return {
      text: `Nothing to do: version ${version} is already in force at that time.`,
      json: { outcome: 'unchanged', version },
    };
  }
  return describeOutcome('Not put in force', outcome, list, effectiveAt);
}

/** @throws Error if the version does not exist or cannot be read */
export async function requireList(store: Store, version: number): Promise<PricingConfig> {
  const found = await readList(store, version, readListTexts().referenceTexts);
  if (!found) throw new Error(missing(version));
  return found;
}

const missing = (version: number) => `Version ${version} does not exist or cannot be read.`;

/**
 * @param what begins the answer to a refusal
 * @param planned the time that was asked for; undefined for now
 */
function describeOutcome(
  what: string,
  outcome: Started | Exclude<Refused, { kind: 'unchanged' }>,
  list: PricingConfig,
  planned: number | undefined,
): Answer {
  switch (outcome.kind) {
    case 'published':
    case 'activated': {
      const { kind, version, effectiveAt, review } = outcome;
      const changes = describeChanges(review.changes);
      const start =
        planned === undefined ? 'is in force' : `comes into force ${formatBerlinTime(planned)}`;
      return {
        text: [`Version ${version} ${start}.`, ...section('It changes:', changes)].join('\n'),
        json: { outcome: kind, version, effectiveAt: new Date(effectiveAt).toISOString(), changes },
      };
    }
    case 'passed':
      throw new Error('The time is in the past.');
    case 'blocked': {
      const sentences = formatBlockers(outcome.blockers, list);
      return {
        exitCode: NOT_POSSIBLE,
        text: [`${what}: the list has errors.`, ...section('Correct these:', sentences)].join('\n'),
        json: { outcome: 'blocked', obstacles: sentences },
      };
    }
    case 'unconfirmed': {
      const changes = describeChanges(outcome.review.changes);
      const warnings = describeWarnings(outcome.warnings, outcome.review);
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
    case 'conflict': {
      const { basedOn, inForce } = outcome;
      const difference = describeDifference(outcome.difference);
      return {
        exitCode: CONFLICT,
        text: [
          `${what}: the list was made from version ${basedOn}, but version ${inForce} is in force.`,
          ...section(`Version ${inForce} changes:`, difference.theirs),
          ...section('Your list changes:', difference.mine),
          ...section('Both change:', difference.both),
          `Make your changes in that list (npm run prices -- show ${inForce}) and add --based-on ${inForce}.`,
        ].join('\n'),
        json: { outcome: 'conflict', basedOn, version: inForce, ...difference },
      };
    }
  }
}
