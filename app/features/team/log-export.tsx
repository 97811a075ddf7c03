import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import type { AuditQuery } from '#app/domain/staff/audit-query';
import { useLanguage } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';
import { css } from '#styled/css';
import { exportLog } from './log.functions';
import { TeamFailureAlert } from './team-failure';
import { useTeamAction } from './use-team-action';

/** Exports all entries that match, not only the page shown. */
export function LogExport({ query }: { query: AuditQuery }) {
  const { t } = useTranslation('team');
  const { code } = useLanguage();
  const { isBusy, failure, act } = useTeamAction();
  const [count, setCount] = useState<number>();
  const save = () =>
    act(
      () => exportLog({ data: { query, language: code } }),
      (made) => {
        const day = formatBerlinTime(Date.now()).slice(0, 10);
        saveAsFile(`${t('log.file')}-${day}.csv`, 'text/csv;charset=utf-8', made.text);
        setCount(made.count);
      },
    );
  return (
    <>
      <Button visual="outline" size="sm" aria-disabled={isBusy} onClick={() => void save()}>
        <Icon name="download" />
        {t('log.export')}
      </Button>
      <div role="status" className={css({ srOnly: true })}>
        {count !== undefined && t('log.exported', { count })}
      </div>
      <TeamFailureAlert failure={failure} />
    </>
  );
}
