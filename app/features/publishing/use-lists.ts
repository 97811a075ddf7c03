import { useCallback } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { callServer, getCallFailure } from '#app/features/staff/call';
import type { Failure } from './publication-store';
import { readPriceList } from './publishing.functions';
import { useAnswer } from './use-answer';

type Lists =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'ready'; lists: PricingConfig[] };

const LOADING = { kind: 'loading' } as const;

/** Published lists by their numbers. */
export function useLists(versions: readonly number[]): Lists & { retry: () => void } {
  const wanted = versions.join();
  const load = useCallback(() => loadLists(wanted.split(',').map(Number)), [wanted]);
  const { answer, isAsking, askAgain } = useAnswer(load);
  return { ...(isAsking || !answer ? LOADING : answer), retry: askAgain };
}

async function loadLists(versions: readonly number[]): Promise<Lists> {
  const all = await Promise.all(
    versions.map((version) => callServer(() => readPriceList({ data: version }))),
  );
  const lists: PricingConfig[] = [];
  for (const one of all) {
    if (one.kind === 'refused') return { kind: 'failed', failure: getCallFailure(one.refusal) };
    if (!one.value) return { kind: 'failed', failure: 'missing' };
    lists.push(one.value);
  }
  return { kind: 'ready', lists };
}
