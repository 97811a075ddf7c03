import { useEffect, useState } from 'react';

interface Known<Answer> {
  ask: () => Promise<Answer>;
  attempt: object;
  answer: Answer;
}

/**
 * Loads an answer from the server, again whenever `ask` changes. Failures are part of the answer:
 * `ask` must not reject.
 * @returns the last answer to this `ask`, and whether a newer one is loading
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [attempt, setAttempt] = useState<object>({});
  const [known, setKnown] = useState<Known<Answer>>();
  useEffect(() => {
    let isCurrent = true;
    void ask().then((answer) => isCurrent && setKnown({ ask, attempt, answer }));
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);
  const last = known?.ask === ask ? known : undefined;
  return {
    answer: last?.answer,
    isAsking: last?.attempt !== attempt,
    askAgain: () => setAttempt({}),
  };
}
