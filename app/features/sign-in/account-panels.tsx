import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditTable } from '#app/features/staff/audit-table';
import { useCall, type ValueOf } from '#app/features/staff/call';
import { useFormats } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { actions, muted, Panel } from '#app/ui/panel';
import { readOwnEntries, signOut } from './account.functions';
import type { Account } from './answers';
import { PasskeyPanel } from './passkey-panel';
import { SessionPanel } from './session-panel';
import type { SignInContext } from './use-sign-in';

interface AccountPanelsProps {
  context: SignInContext;
  account: Account;
}

/** The account: rights, passkeys, sessions and audit log. */
export function AccountPanels({ context, account }: AccountPanelsProps) {
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
            onClick={() => void context.take(signOut, t('account.signedOut'))}
          >
            {t('account.signOut')}
          </Button>
        </div>
      </Panel>
      {account.isProvided ? (
        <p className={muted}>{t('passkeys.provided')}</p>
      ) : (
        <PasskeyPanel context={context} passkeys={account.passkeys} />
      )}
      <SessionPanel context={context} sessions={account.sessions} />
      <AuditLog context={context} />
    </>
  );
}

/** The person's own entries of the audit log, loaded on demand. */
function AuditLog({ context }: { context: SignInContext }) {
  const { t } = useTranslation('staff');
  const [entries, setEntries] = useState<ValueOf<typeof readOwnEntries>>();
  const { run } = useCall({
    report: (refusal) => {
      context.setError(refusal);
      if (refusal) void context.refresh();
    },
  });
  return (
    <Panel title={t('log.title')}>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      {entries ? (
        <>
          <p className={muted}>{t('log.newest', { count: entries.length })}</p>
          <AuditTable entries={entries} />
        </>
      ) : (
        <Button visual="outline" onClick={() => void run(readOwnEntries, setEntries)}>
          {t('log.show')}
        </Button>
      )}
    </Panel>
  );
}
