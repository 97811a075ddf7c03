import '#app/theme/admin.css';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { loadStaffMember } from './member';
import { StaffColumn } from './staff-column';
import { StaffLoading } from './staff-loading';
import { listStaffPages } from './staff-pages';

/** Goes on to the first page that the person may enter, or to the sign-in page. */
export function EntryPage() {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [isUnreachable, setUnreachable] = useState(false);
  const enter = useCallback(async () => {
    setUnreachable(false);
    const member = await loadStaffMember().catch(() => undefined);
    if (member === undefined) return setUnreachable(true);
    const page = member ? listStaffPages(member.rights)[0] : undefined;
    const to = page?.to ?? '/{-$locale}/admin/anmelden';
    await navigate({ to, replace: true, reloadDocument: !page || 'isDocument' in page });
  }, [navigate]);
  useEffect(() => void enter(), [enter]);
  return (
    <StaffColumn isNarrow>
      {isUnreachable ? (
        <>
          <h1 className={css({ textStyle: 'heading' })}>{t('office.title')}</h1>
          <Notice
            tone="danger"
            role="alert"
            action={<Button onClick={() => void enter()}>{t('office.retry')}</Button>}
          >
            {t('office.unreachable')}
          </Notice>
        </>
      ) : (
        <StaffLoading texts="office" />
      )}
    </StaffColumn>
  );
}
