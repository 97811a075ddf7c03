import { useCallback } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Failure } from '#app/features/publishing/publication-store';
import { readListInForce, readPriceList } from '#app/features/publishing/publishing.functions';
import { useAnswer } from '#app/features/publishing/use-answer';
import { type AnswerOf, callServer, getCallFailure, isRefusal } from '#app/features/staff/call';
import type { When } from './when-fields';

type ListInForce = NonNullable<AnswerOf<typeof readListInForce>>;

export type ListInForceState =
  | { kind: 'unset' | 'loading' | 'passed' }
  | { kind: 'failed'; failure: Failure }
  /** `basedOnList`: the list that the draft was made from, if it is another one. */
  | ({ kind: 'ready'; basedOnList: PricingConfig | undefined } & ListInForce);

/** The list that a publication at this time would replace. */
export function useListInForce(
  when: When,
  basedOn: number | undefined,
): { listInForce: ListInForceState; refresh: () => void } {
  const load = useCallback(() => loadListInForce(when, basedOn), [when, basedOn]);
  const { answer, isAsking, askAgain } = useAnswer(load);
  if (when === 'none') return { listInForce: { kind: 'unset' }, refresh: askAgain };
  return { listInForce: isAsking || !answer ? { kind: 'loading' } : answer, refresh: askAgain };
}

async function loadListInForce(when: When, basedOn: number | undefined): Promise<ListInForceState> {
  if (when === 'none') return { kind: 'unset' };
  const found = await callServer(() => readListInForce({ data: when }));
  if (isRefusal(found)) return { kind: 'failed', failure: getCallFailure(found) };
  if (!found) return { kind: 'passed' };
  if (basedOn === undefined || basedOn === found.version) {
    return { kind: 'ready', ...found, basedOnList: undefined };
  }
  const basedOnList = await callServer(() => readPriceList({ data: basedOn }));
  if (isRefusal(basedOnList)) return { kind: 'failed', failure: getCallFailure(basedOnList) };
  // An unreadable version counts as the current list.
  return { kind: 'ready', ...found, basedOnList: basedOnList ?? found.list };
}
