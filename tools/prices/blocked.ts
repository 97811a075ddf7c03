import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { Blocked } from '#app/server/prices/publishing.ts';
import { type Answer, section } from './answer.ts';
import { formatBlockers } from './words.ts';

const NOT_POSSIBLE = 1;

/** Blockers that keep a list from being put in force, each with its location (D49). */
export function describeBlocked(what: string, { blockers }: Blocked, list: PricingConfig): Answer {
  const sentences = formatBlockers(blockers, list);
  return {
    exitCode: NOT_POSSIBLE,
    text: [`${what}: the list has errors.`, ...section('Correct these:', sentences)].join('\n'),
    json: { outcome: 'blocked', obstacles: sentences },
  };
}
