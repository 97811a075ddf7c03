import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { AskDialog } from '#app/ui/ask-dialog';
import { Button } from '#app/ui/button';
import { actions, muted, Panel } from '#app/ui/panel';
import { button } from '#styled/recipes';
import { leave, leaveEverywhere } from './account-steps';
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

/** The account: rights with links, passkeys, sessions and audit log. */
export function AccountPanels({ context, account, onNews }: AccountPanelsProps) {
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  const { isBusy, run } = useStep(context, onNews);
  const [isAsking, setAsking] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => head.current?.focus(), []);
  const { name, rights } = account;
  return (
    <>
      <Panel title={t('account.title', { name })} headRef={head}>
        <p>
          {rights.length > 0
            ? t('account.rights', { rights: list(rights.map((right) => t(`account.${right}`))) })
            : t('account.noRights')}
        </p>
        <div className={actions}>
          {rights.includes('prices') && (
            <Link to="/{-$locale}/admin/preiskalkulator" className={button()}>
              {t('account.toEditor')}
            </Link>
          )}
          {rights.includes('inquiries') && (
            <Link to="/{-$locale}/admin/anfragen" className={button()}>
              {t('account.toInquiries')}
            </Link>
          )}
          <Button
            visual="outline"
            aria-disabled={isBusy}
            onClick={() => void run(leave, t('account.signedOut'))}
          >
            {t('account.signOut')}
          </Button>
          <Button visual="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('account.signOutEverywhere')}
          </Button>
        </div>
      </Panel>
      {account.isProvided ? (
        <p className={muted}>{t('passkeys.provided')}</p>
      ) : (
        <PasskeyPanel context={context} passkeys={account.passkeys} onNews={onNews} />
      )}
      <SessionPanel context={context} sessions={account.sessions} onNews={onNews} />
      <AuditLog context={context} isWhole={rights.includes('staff')} />
      <AskDialog
        open={isAsking}
        title={t('account.everywhereQuestion')}
        cancelLabel={t('account.cancel')}
        onCancel={() => setAsking(false)}
        confirmLabel={t('account.signOutEverywhere')}
        onConfirm={() => {
          setAsking(false);
          void run(leaveEverywhere, t('account.signedOut'));
        }}
      >
        {t('account.everywhereText')}
      </AskDialog>
    </>
  );
}
