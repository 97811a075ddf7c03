import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { Review } from '#app/domain/price-lists/review.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { Blocked, Unconfirmed } from '#app/server/prices/publishing.ts';
import { type Answer, section } from './answer.ts';
import { describeChanges, describeWarnings, formatBlockers } from './words.ts';

// Outcomes of publishing and activating, as answers of a command.

const NOT_POSSIBLE = 1;
const UNCONFIRMED = 2;

interface Started {
  kind: 'published' | 'activated';
  version: number;
  effectiveAt: number;
  review: Review;
}

/** @param planned the time that was asked for; undefined for now */
export function describeStarted(started: Started, planned: number | undefined): Answer {
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
export function describeBlocked(what: string, { blockers }: Blocked, list: PricingConfig): Answer {
  const sentences = formatBlockers(blockers, list);
  return {
    exitCode: NOT_POSSIBLE,
    text: [`${what}: the list has errors.`, ...section('Correct these:', sentences)].join('\n'),
    json: { outcome: 'blocked', obstacles: sentences },
  };
}

/** Warnings to confirm, and the options that confirm them. */
export function describeUnconfirmed(what: string, { review, warnings: all }: Unconfirmed): Answer {
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
