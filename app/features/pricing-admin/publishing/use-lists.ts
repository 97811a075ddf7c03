import { useEffect, useState } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { readPriceList } from '#app/features/pricing-admin/publishing.functions';
import { ask, type Problem } from './publication-store';

type Lists =
  | { is: 'loading' }
  | { is: 'failed'; problem: Problem }
  | { is: 'ready'; lists: PricingConfig[] };

/** Published lists by their numbers. */
export function useLists(versions: readonly number[]): Lists & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Lists>({ is: 'loading' });
  const wanted = versions.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setFound({ is: 'loading' });
    const numbers = wanted.split(',').map(Number);
    void loadLists(numbers).then((lists) => isCurrent && setFound(lists));
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);
  return { ...found, retry: () => setAttempt((count) => count + 1) };
}

async function loadLists(versions: readonly number[]): Promise<Lists> {
  const all = await Promise.all(
    versions.map((version) => ask(() => readPriceList({ data: version }))),
  );
  const lists: PricingConfig[] = [];
  for (const one of all) {
    if ('problem' in one) return { is: 'failed', problem: one.problem };
    if (!one.answer) return { is: 'failed', problem: 'missing' };
    lists.push(one.answer);
  }
  return { is: 'ready', lists };
}
