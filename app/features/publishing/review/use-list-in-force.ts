import { useCallback } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Failure } from '#app/features/publishing/publication-store';
import { readListInForce, readPriceList } from '#app/features/publishing/publishing.functions';
import { useAnswer } from '#app/features/publishing/use-answer';
import { callServer, getCallFailure, type ValueOf } from '#app/features/staff/call';
import type { When } from './when-fields';

type ListInForce = NonNullable<ValueOf<typeof readListInForce>>;

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
  const answer = await callServer(() => readListInForce({ data: when }));
  if (answer.kind === 'refused') return { kind: 'failed', failure: getCallFailure(answer.refusal) };
  const found = answer.value;
  if (!found) return { kind: 'passed' };
  if (basedOn === undefined || basedOn === found.version) {
    return { kind: 'ready', ...found, basedOnList: undefined };
  }
  const read = await callServer(() => readPriceList({ data: basedOn }));
  if (read.kind === 'refused') return { kind: 'failed', failure: getCallFailure(read.refusal) };
  // An unreadable version counts as the current list.
  return { kind: 'ready', ...found, basedOnList: read.value ?? found.list };
}
