import '#app/theme/admin.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditTable } from '#app/features/staff/audit-table';
import { useCall, type ValueOf } from '#app/features/staff/call';
import { SignInLink } from '#app/features/staff/sign-in-link';
import { tellOtherTabs } from '#app/features/staff/tab-news';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { AskDialog } from '#app/ui/dialog';
import { actions, entries, entry, muted, Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { endOwnSession, readOwnEntries, signOut, signOutEverywhere } from './account.functions';
import { type AccountPartProps, PasskeyPanel } from './passkey-panel';
import { StaffState } from './staff-state';
import { type SignInContext, useHeadingAfterUse } from './use-sign-in';

/** Passkeys and sessions of the person who is signed in. */
export function AccountPage() {
  const { t } = useTranslation('staff');
  const heading = <h1 className={css({ textStyle: 'heading' })}>{t('account.title')}</h1>;
  return (
    <StaffState heading={heading}>
      {(context, { account }) =>
        account ? (
          <AccountPanels context={context} account={account} />
        ) : (
          <Closed isUsed={context.isUsed} />
        )
      }
    </StaffState>
  );
}

/** Nobody is signed in. */
function Closed({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('staff');
  const head = useHeadingAfterUse(isUsed);
  return (
    <Panel title={t('account.closedTitle')} headRef={head}>
      <p>{t('account.closedText')}</p>
      <SignInLink className={button()}>{t('account.signIn')}</SignInLink>
    </Panel>
  );
}

const tellSignedOut = () => tellOtherTabs('signed-out');

/** The account: rights, passkeys, sessions and audit log. */
function AccountPanels({ context, account }: AccountPartProps) {
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  const { name, rights } = account;
  return (
    <>
      <Panel title={t('account.signedInAs', { name })}>
        <p>
          {rights.length > 0
            ? t('account.rights', { rights: list(rights.map((right) => t(`account.${right}`))) })
            : t('account.noRights')}
        </p>
        <div className={actions}>
          <Button
            visual="outline"
            aria-disabled={context.isBusy}
            onClick={() => void context.take(signOut, t('account.signedOut'), tellSignedOut)}
          >
            {t('account.signOut')}
          </Button>
        </div>
      </Panel>
      {account.isProvided ? (
        <p className={muted}>{t('passkeys.provided')}</p>
      ) : (
        <PasskeyPanel context={context} account={account} />
      )}
      <SessionPanel context={context} account={account} />
      <AuditLog context={context} />
    </>
  );
}

/** The person's own entries of the audit log, loaded on demand. */
function AuditLog({ context }: { context: SignInContext }) {
  const { t } = useTranslation('staff');
  const [own, setOwn] = useState<ValueOf<typeof readOwnEntries>>();
  const { run } = useCall({
    report: (refusal) => {
      context.setError(refusal);
      if (refusal) void context.refresh();
    },
  });
  return (
    <Panel title={t('log.title')}>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      {own ? (
        <>
          <p className={muted}>{t('log.newest', { count: own.length })}</p>
          <AuditTable entries={own} />
        </>
      ) : (
        <Button visual="outline" onClick={() => void run(readOwnEntries, setOwn)}>
          {t('log.show')}
        </Button>
      )}
    </Panel>
  );
}

/** The person's sessions. */
function SessionPanel({ context, account: { sessions } }: AccountPartProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { isBusy, take } = context;
  const [isAsking, setAsking] = useState(false);
  const nameOf = useBrowserName();
  const head = useRef<HTMLHeadingElement>(null);
  const end = async (id: string) => {
    await take(() => endOwnSession({ data: id }), t('sessions.ended'));
    head.current?.focus();
  };
  return (
    <Panel title={t('sessions.title')} headRef={head}>
      <ul className={entries}>
        {sessions.map(({ id, how, browser, createdAt, seenAt, isThis }) => {
          const name = nameOf(browser);
          const date = show(createdAt);
          return (
            <li key={id} className={entry}>
              <div>
                <p className={css({ wrap: '2' })}>
                  {name}
                  {isThis && <Badge>{t('sessions.this')}</Badge>}
                </p>
                <p className={muted}>
                  {t('sessions.since', { date, how: t(`sessions.${how}`) })},{' '}
                  {t('sessions.seen', { date: show(seenAt) })}
                </p>
              </div>
              {!isThis && (
                <Button
                  visual="outline"
                  size="sm"
                  aria-disabled={isBusy}
                  aria-label={t('sessions.endOf', { browser: name, date })}
                  onClick={() => void end(id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button visual="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('account.signOutEverywhere')}
      </Button>
      <AskDialog
        open={isAsking}
        title={t('account.everywhereQuestion')}
        cancelLabel={t('account.cancel')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('account.signOutEverywhere')}
        onConfirm={() => {
          setAsking(false);
          void take(signOutEverywhere, t('account.signedOut'), tellSignedOut);
        }}
      >
        {t('account.everywhereText')}
      </AskDialog>
    </Panel>
  );
}

/** Browser and system in words: the server stores "Firefox, Linux". */
function useBrowserName(): (stored: string) => string {
  const { t } = useTranslation('staff');
  return (stored) => {
    const [browser = '', system] = stored.split(', ');
    if (system !== undefined) return t('sessions.browserOn', { browser, system });
    return browser || t('sessions.unnamed');
  };
}
