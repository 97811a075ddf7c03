import { useState } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Failure } from '#app/features/publishing/publication-store';
import { activatePrices, publishPrices } from '#app/features/publishing/publishing.functions';
import { callServer, getCallFailure } from '#app/features/staff/call';

/** The list to put in force: the draft or an earlier version. */
export type Target =
  | { kind: 'draft'; list: PricingConfig; basedOn: number }
  | { kind: 'version'; list: PricingConfig; version: number };

export interface PublishResult {
  version: number;
  effectiveAt: number;
  isPlanned: boolean;
}

interface SubmissionInput {
  effectiveAt: number | undefined;
  confirmed: string[];
  reason: string;
  /** The version that it was compared with. */
  replaces: number;
}

/** Below the size limit of the server (`function-paths.ts`), with room for the other fields. */
const MAX_CHARACTERS = 900_000;

/** Publishes or activates, and reports failures. */
export function useSubmission(
  target: Target,
  { onDone, onOutdated }: { onDone: (done: PublishResult) => void; onOutdated: () => void },
) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const submit = async (input: SubmissionInput) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await send(target, input);
    setBusy(false);
    if (answer.kind === 'refused') return setFailure(getCallFailure(answer.refusal));
    const outcome = answer.value;
    if (outcome.kind === 'published' || outcome.kind === 'activated') {
      const { version, effectiveAt } = outcome;
      onDone({ version, effectiveAt, isPlanned: input.effectiveAt !== undefined });
    } else if (outcome.kind === 'blocked' || outcome.kind === 'too-large') setFailure(outcome.kind);
    else if (outcome.kind === 'unreadable' || outcome.kind === 'missing') setFailure('missing');
    else onOutdated();
  };
  return { submit, isBusy, failure };
}

async function send(target: Target, { effectiveAt, confirmed, reason, replaces }: SubmissionInput) {
  const input = { confirmed, reason, ...(effectiveAt !== undefined && { effectiveAt }) };
  if (target.kind === 'version') {
    const { version } = target;
    return callServer(() => activatePrices({ data: { ...input, version, replaces } }));
  }
  const { basedOn } = target;
  const list = JSON.stringify(target.list);
  if (list.length > MAX_CHARACTERS) return { kind: 'ok', value: { kind: 'too-large' } } as const;
  return callServer(() => publishPrices({ data: { ...input, list, basedOn } }));
}
