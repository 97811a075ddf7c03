import { useTranslation } from 'react-i18next';
import { PageHeading } from '#app/ui/page-heading';
import { GoOn } from './go-on';
import { OneTimeLink } from './one-time-link';
import { SignInMethods } from './sign-in-methods';
import { StaffState } from './staff-state';

/** The sign-in methods; who is signed in goes on. */
export function SignInPage() {
  const { t } = useTranslation('staff');
  return (
    <StaffState heading={<PageHeading title={t('title')} lead={t('description')} />}>
      {(context, facts, onNews) => {
        const { secret } = context;
        if (secret !== undefined) return <OneTimeLink {...{ context, secret, onNews }} />;
        if (facts.account) return <GoOn account={facts.account} next={context.next} />;
        return <SignInMethods {...{ context, facts, onNews }} />;
      }}
    </StaffState>
  );
}
