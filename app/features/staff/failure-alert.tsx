import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { SignInLink } from './sign-in-link';

interface FailureAlertProps {
  /** Nothing is shown without a text. */
  text: ReactNode;
  /** Offers to sign in in a new tab, so that this page stays open. */
  signInLabel?: string | undefined;
}

/** An alert saying why a call failed. The element stays, so that screen readers announce it. */
export function FailureAlert({ text, signInLabel }: FailureAlertProps) {
  return (
    <div role="alert" className={css({ _empty: { srOnly: true } })}>
      {text !== undefined && (
        <Notice
          tone="danger"
          action={
            signInLabel !== undefined && (
              <SignInLink opensNewTab className={button({ visual: 'outline', size: 'sm' })}>
                {signInLabel}
              </SignInLink>
            )
          }
        >
          {text}
        </Notice>
      )}
    </div>
  );
}
