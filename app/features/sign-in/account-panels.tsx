import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { actions, muted, Panel } from '#app/ui/panel';
import { leave } from './account-steps';
import type { Account } from './answers';
import { AuditLog } from './audit-log';
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
            onClick={() => void run(leave, t('account.signedOut'))}
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
