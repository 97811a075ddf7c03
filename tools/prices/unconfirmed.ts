import type { Unconfirmed } from '#app/server/prices/publishing.ts';
import { type Answer, section } from './answer.ts';
import { describeChanges, describeWarnings } from './words.ts';

const UNCONFIRMED = 2;

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
