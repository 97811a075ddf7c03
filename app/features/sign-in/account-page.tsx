import '#app/theme/admin.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInLink } from '#app/features/staff/sign-in-link';
import { Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { AccountPanels } from './account-panels';
import { StaffState } from './staff-state';

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
  const head = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone; on the first render the page keeps the focus.
  const [wasUsed] = useState(isUsed);
  useEffect(() => {
    if (wasUsed) head.current?.focus();
  }, [wasUsed]);
  return (
    <Panel title={t('account.closedTitle')} headRef={head}>
      <p>{t('account.closedText')}</p>
      <SignInLink className={button()}>{t('account.signIn')}</SignInLink>
    </Panel>
  );
}
