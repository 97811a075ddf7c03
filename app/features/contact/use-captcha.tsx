import { type ComponentType, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { definePart } from '#app/later/define-part';
import type { CaptchaHandle, CaptchaProps } from './captcha';

/** For loading the CAPTCHA, and again for its token. */
const TIMEOUT_MS = 15_000;

const widgetPart = definePart({ load: () => import('./captcha') });

const noCaptcha: CaptchaHandle = { getToken: async () => '', reset: () => undefined };

/**
 * Loads the CAPTCHA when a visitor first touches the form (D26). The next attempt retries a failed
 * load.
 */
export function useCaptcha() {
  const language = useLanguage();
  const [widget, setWidget] = useState<CaptchaProps & { Component: ComponentType<CaptchaProps> }>();
  const loading = useRef<Promise<CaptchaHandle>>(undefined);
  const attempts = useRef(0);

  async function load(attempt: number): Promise<CaptchaHandle> {
    const { fetchCaptcha } = await import('./inquiry.functions');
    const captcha = await fetchCaptcha();
    if (captcha === null) return noCaptcha;
    const { Captcha } = await widgetPart.load(language);
    return new Promise((onReady, onFail) => {
      // A later attempt may have begun while this one was being loaded.
      if (attempt !== attempts.current) return;
      setWidget({ ...captcha, attempt, Component: Captcha, onReady, onFail });
    });
  }

  const discard = (started: Promise<CaptchaHandle>) => {
    if (loading.current !== started) return;
    loading.current = undefined;
    setWidget(undefined);
  };

  const touch = (): Promise<CaptchaHandle> => {
    if (loading.current) return loading.current;
    attempts.current += 1;
    const started = withTimeout(load(attempts.current), TIMEOUT_MS);
    loading.current = started;
    started.catch(() => discard(started));
    return started;
  };

  /** @throws if no token can be fetched */
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
    /** A token is valid for one attempt. */
    reset: () => void loading.current?.then((handle) => handle.reset()).catch(() => undefined),
    widget: widget && <widget.Component key={widget.attempt} {...widget} />,
  };
}

/** @throws if the promise does not settle in time; it is not cancelled */
function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out')), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
