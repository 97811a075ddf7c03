import { useCallback } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Failure } from '#app/features/publishing/publication-store';
import { readBaseline, readPriceList } from '#app/features/publishing/publishing.functions';
import { useAnswer } from '#app/features/publishing/use-answer';
import { type AnswerOf, callServer, getCallFailure, isRefusal } from '#app/features/staff/call';
import type { When } from './when-fields';

type Baseline = NonNullable<AnswerOf<typeof readBaseline>>;

export type BaselineState =
  | { is: 'unset' | 'loading' | 'passed' }
  | { is: 'failed'; failure: Failure }
  /** `base`: the list that the draft was made from, if it is another one. */
  | ({ is: 'ready'; base: PricingConfig | undefined } & Baseline);

/** The list that a publication at this time would replace. */
export function useBaseline(
  when: When,
  basedOn: number | undefined,
): { baseline: BaselineState; refresh: () => void } {
  const load = useCallback(() => loadBaseline(when, basedOn), [when, basedOn]);
  const { answer, isAsking, askAgain } = useAnswer(load);
  if (when === 'none') return { baseline: { is: 'unset' }, refresh: askAgain };
  return { baseline: isAsking || !answer ? { is: 'loading' } : answer, refresh: askAgain };
}

async function loadBaseline(when: When, basedOn: number | undefined): Promise<BaselineState> {
  if (when === 'none') return { is: 'unset' };
  const found = await callServer(() => readBaseline({ data: when }));
  if (isRefusal(found)) return { is: 'failed', failure: getCallFailure(found) };
  if (!found) return { is: 'passed' };
  if (basedOn === undefined || basedOn === found.version) {
    return { is: 'ready', ...found, base: undefined };
  }
  const base = await callServer(() => readPriceList({ data: basedOn }));
  if (isRefusal(base)) return { is: 'failed', failure: getCallFailure(base) };
  // An unreadable version counts as the current list.
  return { is: 'ready', ...found, base: base ?? found.list };
}
