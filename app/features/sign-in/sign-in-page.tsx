import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '#app/features/staff/call';
import { listStaffPages } from '#app/features/staff/staff-pages';
import { tellOtherTabs } from '#app/features/staff/tab-news';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { PageHeading } from '#app/ui/page-heading';
import { actions, muted, Panel } from '#app/ui/panel';
import { describePasskeyFailure } from './passkey-failure';
import {
  beginPasskeySignIn,
  beginProviderSignIn,
  finishPasskeySignIn,
  signInByLink,
} from './sign-in.functions';
import { StaffState } from './staff-state';
import {
  type Account,
  type SignInContext,
  type SignInOptions,
  type Step,
  useHeadingAfterUse,
} from './use-sign-in';

/** The sign-in methods; who is signed in goes on. */
export function SignInPage() {
  const { t } = useTranslation('staff');
  return (
    <StaffState heading={<PageHeading title={t('title')} lead={t('description')} />}>
      {(context, options) => {
        const { secret } = context;
        if (secret !== undefined) return <OneTimeLink context={context} secret={secret} />;
        if (context.isAgain) return <SignInAgain context={context} options={options} />;
        if (options.account) return <GoOn account={options.account} next={context.next} />;
        return <SignInMethods context={context} options={options} />;
      }}
    </StaffState>
  );
}

interface GoOnProps {
  account: Account;
  /** The staff page from which the person came. */
  next: string | undefined;
}

/**
 * Leads on after signing in: to where the person wanted to go, else to the first page. Without a passkey
 * that is the account, which offers one.
 */
function GoOn({ account, next }: GoOnProps) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { isProvided, passkeys, rights } = account;
  const needsPasskey = !isProvided && passkeys.length === 0;
  const to = (!needsPasskey && listStaffPages(rights)[0]?.to) || '/{-$locale}/admin/konto';
  useEffect(() => {
    if (next !== undefined) location.replace(next);
    else void navigate({ to, replace: true, reloadDocument: true });
  }, [navigate, next, to]);
  return <p role="status">{t('goingOn')}</p>;
}

interface SignInPartProps {
  context: SignInContext;
  options: SignInOptions;
}

/** A fresh sign-in for what was begun in another tab. */
function SignInAgain({ context, options }: SignInPartProps) {
  const { t } = useTranslation('staff');
  const isDone = options.account?.isFresh ?? false;
  useEffect(() => {
    if (!isDone) return;
    tellOtherTabs('signed-in');
    // Browsers refuse where the tab has a history, as after the provider's page.
    window.close();
  }, [isDone]);
  if (isDone) return <p role="status">{t('again.done')}</p>;
  return (
    <>
      <Notice title={t('again.title')}>
        <p>{t('again.text')}</p>
      </Notice>
      <SignInMethods context={context} options={options} />
    </>
  );
}

/** A step after which the person has to be signed in: a browser may not keep the cookie. */
function signIn({ take, setError }: SignInContext, step: Step) {
  return take(step, '', (options) => {
    if (options && !options.account) setError({ kind: 'cookie' });
  });
}

/** Redeems the link on click, because link scanners open links without clicking. */
function OneTimeLink({ context, secret }: { context: SignInContext; secret: string }) {
  const { t } = useTranslation('staff');
  const confirm = async () => {
    await signIn(context, () => signInByLink({ data: secret }));
    context.dismissLink();
  };
  return (
    <Panel title={t('oneTimeLink.title')}>
      <p>{t('oneTimeLink.text')}</p>
      <div className={actions}>
        <Button aria-disabled={context.isBusy} onClick={() => void confirm()}>
          {t('oneTimeLink.confirm')}
        </Button>
        <Button visual="outline" onClick={context.dismissLink}>
          {t('oneTimeLink.cancel')}
        </Button>
      </div>
    </Panel>
  );
}

/** The ways to sign in. */
function SignInMethods({ context, options }: SignInPartProps) {
  const { t } = useTranslation('staff');
  const { isBusy } = context;
  const head = useHeadingAfterUse(context.isUsed);
  if (options.isUninitialised) {
    return (
      <Notice title={t('shut.title')}>
        <p>{t('shut.text')}</p>
      </Notice>
    );
  }
  const hasKeys = browserSupportsWebAuthn();
  return (
    <Panel title={t('waysIn.title')} headRef={head}>
      <div className={actions}>
        {options.hasProvider && (
          <Button aria-disabled={isBusy} onClick={() => void signIn(context, leaveForProvider)}>
            <Icon name="building-2" />
            {t('waysIn.provider')}
          </Button>
        )}
        {hasKeys && (
          <Button
            visual={options.hasProvider ? 'outline' : 'solid'}
            aria-disabled={isBusy}
            onClick={() => void signIn(context, signInWithPasskey)}
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

async function signInWithPasskey(): ReturnType<Step> {
  const begun = await beginPasskeySignIn();
  if (isRefused(begun)) return begun;
  const used = await startAuthentication({ optionsJSON: begun }).catch((error: unknown) =>
    describePasskeyFailure('using', error),
  );
  return isRefused(used) ? used : finishPasskeySignIn({ data: used });
}

/** Leaves the page; the promise resolves only with an error. */
async function leaveForProvider(): ReturnType<Step> {
  const answer = await beginProviderSignIn({ data: location.pathname + location.search });
  if (isRefused(answer)) return answer;
  location.assign(answer);
  return new Promise(() => undefined);
}
