import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { type CallFailure, getCallFailure, type Refusal } from './call';
import { SignInAgainLink, SignInLink } from './sign-in-link';

interface NewsLineProps {
  /** Says that something failed. */
  isFailure?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** Says what was done. The element stays, so that screen readers announce it. */
export function NewsLine({ isFailure = false, action, children }: NewsLineProps) {
  return (
    <div role={isFailure ? 'alert' : 'status'} className={css({ _empty: { srOnly: true } })}>
      {children && (
        <Notice tone={isFailure ? 'danger' : 'info'} action={action}>
          {children}
        </Notice>
      )}
    </div>
  );
}

interface FailureLineProps<Reason extends string> {
  refusal: Refusal | Reason | undefined;
  describe: (failure: Exclude<CallFailure, 'stale'> | NoInfer<Reason>) => string;
}

/**
 * Says why a call failed, with a link to sign in in a new tab, so that this page stays open. What only
 * needs a fresh sign-in is then done by itself.
 */
export function FailureLine<Reason extends string = never>(props: FailureLineProps<Reason>) {
  const { refusal, describe } = props;
  const { t } = useTranslation('staff');
  const failure = typeof refusal === 'object' ? getCallFailure(refusal) : refusal;
  return (
    <NewsLine
      isFailure
      action={
        failure === 'signed-out' ? (
          <SignInLink opensNewTab className={button({ visual: 'outline', size: 'sm' })}>
            {t('office.signInBeside')}
          </SignInLink>
        ) : failure === 'stale' ? (
          <SignInAgainLink />
        ) : undefined
      }
    >
      {failure && (failure === 'stale' ? t('office.stale.text') : describe(failure))}
    </NewsLine>
  );
}
