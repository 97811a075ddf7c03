import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#app/i18n/language-context';

export interface CaptchaHandle {
  /** Resolves with the token of the running CAPTCHA. */
  getToken: () => Promise<string>;
  reset: () => void;
}

export interface CaptchaProps {
  siteKey: string;
  scriptUrl: string;
  /** Counts from 1. */
  attempt: number;
  onReady: (handle: CaptchaHandle) => void;
  /** Called if the script cannot be loaded. */
  onFail: (error: Error) => void;
}

/** The validity that Turnstile documents. The widget's own timer rests while the tab sleeps. */
const TOKEN_LIFETIME_MS = 300_000;

/** The CAPTCHA service's invisible widget. The environment names its script (D26). */
export function Captcha({ siteKey, scriptUrl, attempt, onReady, onFail }: CaptchaProps) {
  const { code } = useLanguage();
  const widget = useRef<TurnstileInstance>(undefined);
  const token = useRef(awaitToken());
  /** Undefined while a token is awaited. */
  const expiresAt = useRef<number>(undefined);
  const discardToken = () => {
    token.current = awaitToken();
    expiresAt.current = undefined;
  };
  const reset = () => {
    discardToken();
    widget.current?.reset();
  };

  useEffect(() => appendScript(scriptUrl, attempt, onFail), [scriptUrl, attempt, onFail]);

  return (
    <Turnstile
      ref={widget}
      siteKey={siteKey}
      injectScript={false}
      options={{ size: 'invisible', language: code, responseField: false }}
      onWidgetLoad={() =>
        onReady({
          getToken: () => {
            if (expiresAt.current !== undefined && Date.now() >= expiresAt.current) reset();
            return token.current.promise;
          },
          reset,
        })
      }
      onSuccess={(value) => {
        token.current.resolve(value);
        // Also after an error, because the widget retries.
        token.current = awaitToken();
        token.current.resolve(value);
        expiresAt.current = Date.now() + TOKEN_LIFETIME_MS;
      }}
      // The widget then gets another token by itself.
      onExpire={() => expiresAt.current !== undefined && discardToken()}
      onError={() => token.current.reject(new Error('The CAPTCHA failed'))}
    />
  );
}

function awaitToken(): PromiseWithResolvers<string> {
  const token = Promise.withResolvers<string>();
  token.promise.catch(() => undefined);
  return token;
}

/**
 * Uses the id that the wrapper looks for. A loaded script stays for later attempts; one that failed
 * or hangs is replaced.
 */
function appendScript(url: string, attempt: number, onFail: (error: Error) => void): () => void {
  if (document.getElementById(DEFAULT_SCRIPT_ID)) return () => undefined;
  const script = document.createElement('script');
  const address = new URL(url);
  address.searchParams.set('render', 'explicit');
  // With the same address the browser would wait for the earlier attempt.
  if (attempt > 1) address.searchParams.set('attempt', String(attempt));
  script.id = DEFAULT_SCRIPT_ID;
  script.src = address.href;
  script.async = true;
  let hasRun = false;
  script.onload = () => {
    hasRun = true;
  };
  script.onerror = () => onFail(new Error('The CAPTCHA script cannot be loaded'));
  document.head.append(script);
  return () => {
    if (!hasRun) script.remove();
  };
}
