import { type ComponentType, useRef, useState } from 'react';
import type { ChallengeHandle, ChallengeProps } from './challenge';
import { fetchChallenge } from './inquiry.functions';

interface Widget extends ChallengeProps {
  Component: ComponentType<ChallengeProps>;
}

/** How long a visitor who has pressed the button waits for the challenge. */
const PATIENCE_MS = 15_000;

const noChallenge: ChallengeHandle = { getToken: async () => '', reset: () => undefined };

/**
 * The bot challenge, loaded when a visitor first touches the form (D26). If loading fails, the
 * next attempt loads it again.
 */
export function useChallenge() {
  const [widget, setWidget] = useState<Widget>();
  const loading = useRef<Promise<ChallengeHandle>>(undefined);

  async function load(): Promise<ChallengeHandle> {
    const challenge = await fetchChallenge();
    if (challenge === null) return noChallenge;
    const { Challenge } = await import('./challenge');
    return new Promise((onReady, onFail) => {
      setWidget({ ...challenge, Component: Challenge, onReady, onFail });
    });
  }

  const touch = (): Promise<ChallengeHandle> => {
    if (loading.current) return loading.current;
    const started = load();
    loading.current = started;
    started.catch(() => {
      setWidget(undefined);
      loading.current = undefined;
    });
    return started;
  };

  return {
    touch: () => void touch(),
    /** @throws when there is no token to be had: blocked, failed or too slow */
    getToken: () => withPatience(touch().then((handle) => handle.getToken())),
    /** A token is good for one attempt. */
    reset: () => void loading.current?.then((handle) => handle.reset()).catch(() => undefined),
    widget: widget && <widget.Component {...widget} />,
  };
}

function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The challenge is too slow')), PATIENCE_MS);
    promise.then(resolve, reject);
  });
}
