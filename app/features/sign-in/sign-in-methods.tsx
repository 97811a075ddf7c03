import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { actions, muted, Panel } from '#app/ui/panel';
import type { SignInFacts } from './answers';
import { knowsPasskeys, leaveForProvider, signInWithPasskey } from './sign-in-steps';
import type { SignInContext } from './use-sign-in';
import { useSignInStep } from './use-step';

interface SignInMethodsProps {
  context: SignInContext;
  facts: SignInFacts;
  onNews: (news: string) => void;
}

/** The ways to sign in. */
export function SignInMethods({
  context,
  facts: { hasProvider, isUninitialised },
  onNews,
}: SignInMethodsProps) {
  const { t } = useTranslation('staff');
  const { isBusy, signIn } = useSignInStep(context, onNews);
  const head = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone; on the first render the page keeps the focus.
  const [wasUsed] = useState(context.isUsed);
  useEffect(() => {
    if (wasUsed) head.current?.focus();
  }, [wasUsed]);
  if (isUninitialised) {
    return (
      <Notice title={t('shut.title')}>
        <p>{t('shut.text')}</p>
      </Notice>
    );
  }
  const hasKeys = knowsPasskeys();
  return (
    <Panel title={t('waysIn.title')} headRef={head}>
      <div className={actions}>
        {hasProvider && (
          <Button
            aria-disabled={isBusy}
            onClick={() => void signIn(() => leaveForProvider(location.pathname + location.search))}
          >
            <Icon name="building-2" />
            {t('waysIn.provider')}
          </Button>
        )}
        {hasKeys && (
          <Button
            visual={hasProvider ? 'outline' : 'solid'}
            aria-disabled={isBusy}
            onClick={() => void signIn(signInWithPasskey)}
          >
            <Icon name="key-round" />
            {t('waysIn.passkey')}
          </Button>
        )}
      </div>
      <p className={muted}>{hasKeys ? t('waysIn.passkeyHint') : t('waysIn.noPasskeys')}</p>
      <p className={muted}>{t('waysIn.link')}</p>
    </Panel>
  );
}
