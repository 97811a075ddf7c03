import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusal, type Refusal, UNREACHABLE } from './load';
import { useMessages } from './messages';

/**
 * Does one thing at a time. What the server refuses is said, and the page stays as it is.
 * @returns whether one is being done, and what does it: undefined for what was not done
 */
export function useAction() {
  const router = useRouter();
  const messages = useMessages();
  const [isBusy, setBusy] = useState(false);

  const act = async <Result>(ask: () => Promise<Result | Refusal>): Promise<Result | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    messages.clear();
    const answer = await ask().catch(() => UNREACHABLE);
    setBusy(false);
    if (!isRefusal(answer)) return answer;
    messages.fail(answer.refused);
    return undefined;
  };

  return { isBusy, act, messages, refresh: () => router.invalidate() };
}
