import { useEffect, useState } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { readPriceList, readSituation } from '#app/features/pricing-admin/publishing.functions';
import { ask, type Problem } from './publication-store';
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
  const [attempt, setAttempt] = useState(0);
  const [situation, setSituation] = useState<KnownSituation>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (when === 'none') return setSituation({ is: 'unset' });
    let isCurrent = true;
    setSituation({ is: 'loading' });
    void load(when, basedOn).then((found) => isCurrent && setSituation(found));
    return () => {
      isCurrent = false;
    };
  }, [when, basedOn, attempt]);
  return { situation, refresh: () => setAttempt((count) => count + 1) };
}

async function load(
  when: number | undefined,
  basedOn: number | undefined,
): Promise<KnownSituation> {
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
