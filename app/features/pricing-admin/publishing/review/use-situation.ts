import { useCallback } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { ask, type Problem } from '#app/features/pricing-admin/publishing/publication-store';
import { readPriceList, readSituation } from '#app/features/pricing-admin/publishing.functions';
import { useAnswer } from '#app/features/pricing-admin/use-answer';
import type { When } from './when-fields';

type Situation = Exclude<
  Awaited<ReturnType<typeof readSituation>>,
  { refused: string } | undefined
>;

export type KnownSituation =
  | { is: 'unset' | 'loading' | 'passed' }
  | { is: 'failed'; problem: Problem }
  /** `base`: what the draft was made from, where that is another list. */
  | ({ is: 'ready'; base: PricingConfig | undefined } & Situation);

/** What would be published over at a time; asked again with every other time. */
export function useSituation(
  when: When,
  basedOn: number | undefined,
): { situation: KnownSituation; refresh: () => void } {
  const load = useCallback(() => loadSituation(when, basedOn), [when, basedOn]);
  const { answer, isAsking, askAgain } = useAnswer(load);
  if (when === 'none') return { situation: { is: 'unset' }, refresh: askAgain };
  return { situation: isAsking || !answer ? { is: 'loading' } : answer, refresh: askAgain };
}

async function loadSituation(when: When, basedOn: number | undefined): Promise<KnownSituation> {
  if (when === 'none') return { is: 'unset' };
  const found = await ask(() => readSituation({ data: when }));
  if ('problem' in found) return { is: 'failed', problem: found.problem };
  if (!found.answer) return { is: 'passed' };
  const { answer } = found;
  if (basedOn === undefined || basedOn === answer.version) {
    return { is: 'ready', ...answer, base: undefined };
  }
  const base = await ask(() => readPriceList({ data: basedOn }));
  if ('problem' in base) return { is: 'failed', problem: base.problem };
  // Of a version that cannot be read nothing is known; then all is as it is now.
  return { is: 'ready', ...answer, base: base.answer ?? answer.list };
}
