import { useState } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import { ask, type Problem } from '#app/features/pricing-admin/publishing/publication-store';
import { activatePrices, publishPrices } from '#app/features/pricing-admin/publishing.functions';

/** What is to be put in force: a draft, or a version that was published before. */
export type Target =
  | { is: 'draft'; list: PricingConfig; basedOn: number }
  | { is: 'version'; list: PricingConfig; version: number };

export interface Done {
  version: number;
  effectiveAt: number;
  isPlanned: boolean;
}

interface Deed {
  effectiveAt: number | undefined;
  confirmed: string[];
  reason: string;
  /** The version that it was compared with. */
  replaces: number;
}

/** What the server takes (`function-paths.ts`), and room for what is around the list. */
const MAX_CHARACTERS = 900_000;

/** Publishes, and says what stands against it. */
export function useSubmission(
  target: Target,
  { onDone, onMoved }: { onDone: (done: Done) => void; onMoved: () => void },
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const submit = async (deed: Deed) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await send(target, deed);
    setBusy(false);
    if ('problem' in result) return setProblem(result.problem);
    const { answer } = result;
    if (answer.kind === 'published' || answer.kind === 'activated') {
      const { version, effectiveAt } = answer;
      onDone({ version, effectiveAt, isPlanned: deed.effectiveAt !== undefined });
    } else if (answer.kind === 'blocked') setProblem('blocked');
    else if (answer.kind === 'unreadable' || answer.kind === 'missing') setProblem('missing');
    else onMoved();
  };
  return { submit, isBusy, problem };
}

async function send(target: Target, { effectiveAt, confirmed, reason, replaces }: Deed) {
  const deed = { confirmed, reason, ...(effectiveAt !== undefined && { effectiveAt }) };
  if (target.is === 'version') {
    const { version } = target;
    return ask(() => activatePrices({ data: { ...deed, version, replaces } }));
  }
  const { basedOn } = target;
  const list = JSON.stringify(target.list);
  if (list.length > MAX_CHARACTERS) return { problem: 'too-large' as const };
  return ask(() => publishPrices({ data: { ...deed, list, basedOn } }));
}
