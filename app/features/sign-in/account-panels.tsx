import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditTable } from '#app/features/staff/audit-table';
import { callServer, type ValueOf } from '#app/features/staff/call';
import { useFormats } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { actions, muted, Panel } from '#app/ui/panel';
import { readOwnEntries, signOut } from './account.functions';
import type { Account } from './answers';
import { PasskeyPanel } from './passkey-panel';
import { SessionPanel } from './session-panel';
import type { SignInContext } from './use-sign-in';
import { useStep } from './use-step';

interface AccountPanelsProps {
  context: SignInContext;
  account: Account;
  onNews: (news: string) => void;
}

/** The account: rights, passkeys, sessions and audit log. */
export function AccountPanels({ context, account, onNews }: AccountPanelsProps) {
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  const { isBusy, run } = useStep(context, onNews);
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
            aria-disabled={isBusy}
            onClick={() => void run(signOut, t('account.signedOut'))}
          >
            {t('account.signOut')}
          </Button>
        </div>
      </Panel>
      {account.isProvided ? (
        <p className={muted}>{t('passkeys.provided')}</p>
      ) : (
        <PasskeyPanel context={context} passkeys={account.passkeys} onNews={onNews} />
      )}
      <SessionPanel context={context} sessions={account.sessions} onNews={onNews} />
      <AuditLog context={context} />
    </>
  );
}

/** The person's own entries of the audit log, loaded on demand. */
function AuditLog({ context }: { context: SignInContext }) {
  const { t } = useTranslation('staff');
  const [entries, setEntries] = useState<ValueOf<typeof readOwnEntries>>();
  const load = async () => {
    const answer = await callServer(readOwnEntries);
    if (answer.kind === 'ok') return setEntries(answer.value);
    context.setError(answer.refusal);
    void context.refresh();
  };
  return (
    <Panel title={t('log.title')}>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      {entries ? (
        <>
          <p className={muted}>{t('log.newest', { count: entries.length })}</p>
          <AuditTable entries={entries} />
        </>
      ) : (
        <Button visual="outline" onClick={() => void load()}>
          {t('log.show')}
        </Button>
      )}
    </Panel>
  );
}
