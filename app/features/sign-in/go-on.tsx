import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listStaffPages } from '#app/features/staff/staff-pages';
import type { Account } from './answers';

interface GoOnProps {
  account: Account;
  /** The staff page from which the person came. */
  next: string | undefined;
}

/**
 * Leads on after signing in: to where the person wanted to go, else to the first page. Without a passkey
 * that is the account, which offers one.
 */
export function GoOn({ account, next }: GoOnProps) {
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
