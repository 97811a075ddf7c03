import { type ComponentType, useRef, useState } from 'react';
import type { ChallengeHandle, ChallengeProps } from './challenge';
import { withTimeout } from './with-timeout';

interface Widget extends ChallengeProps {
  Component: ComponentType<ChallengeProps>;
}

/** For loading the challenge, and again for its token once a visitor has pressed the button. */
const TIMEOUT_MS = 15_000;

const noChallenge: ChallengeHandle = { getToken: async () => '', reset: () => undefined };

/**
 * The bot challenge, loaded when a visitor first touches the form (D26). If loading fails or takes
 * too long, the next attempt loads it anew.
 */
export function useChallenge() {
  const [widget, setWidget] = useState<Widget>();
  const loading = useRef<Promise<ChallengeHandle>>(undefined);
  const attempts = useRef(0);

  async function load(attempt: number): Promise<ChallengeHandle> {
    // With the first touch, and so before anything is sent.
    const { fetchChallenge } = await import('./inquiry.functions');
    const challenge = await fetchChallenge();
    if (challenge === null) return noChallenge;
    const { Challenge } = await import('./challenge');
    return new Promise((onReady, onFail) => {
      // A later attempt may have begun while this one was being loaded.
      if (attempt !== attempts.current) return;
      setWidget({ ...challenge, attempt, Component: Challenge, onReady, onFail });
    });
  }

  const discard = (started: Promise<ChallengeHandle>) => {
    if (loading.current !== started) return;
    loading.current = undefined;
    setWidget(undefined);
  };

  const touch = (): Promise<ChallengeHandle> => {
    if (loading.current) return loading.current;
    attempts.current += 1;
    const started = withTimeout(load(attempts.current), TIMEOUT_MS);
    loading.current = started;
    started.catch(() => discard(started));
    return started;
  };

  /** @throws when there is no token to be had: blocked, failed or too slow */
  const getToken = async (): Promise<string> => {
    const started = touch();
    try {
      return await withTimeout(
        started.then((handle) => handle.getToken()),
        TIMEOUT_MS,
      );
    } catch (error) {
      discard(started);
      throw error;
    }
  };

  return {
    touch: () => void touch().catch(() => undefined),
    getToken,
    /** A token is good for one attempt. */
    reset: () => void loading.current?.then((handle) => handle.reset()).catch(() => undefined),
    widget: widget && <widget.Component key={widget.attempt} {...widget} />,
  };
}
