import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import { type AuditQuery, countFilters } from '#app/domain/staff/audit-query';
import { AuditTable } from '#app/features/staff/audit-table';
import { isRefusal } from '#app/features/staff/call';
import { ListPages } from '#app/features/staff/list-pages';
import { PageHead } from '#app/features/staff/page-head';
import { RefusedPage } from '#app/features/staff/refused-page';
import { TableFrame } from '#app/features/staff/table-frame';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { actions, muted } from '#app/ui/panel';
import { saveAsFile } from '#app/ui/save-as-file';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { LoadedLog } from './log';
import { exportLog } from './log.functions';
import { LogFilter } from './log-filter';
import { TeamFailureAlert, useTeamAction } from './team-action';

/** The whole audit log, the newest entry first. The address holds filter and page (D51). */
export function LogPage({ query, answer }: LoadedLog) {
  const { t } = useTranslation('staff');
  if (isRefusal(answer)) {
    return (
      <RefusedPage
        refusal={answer}
        title={t('team.log.title')}
        right={t('team.rights.staff.name')}
      />
    );
  }
  const { entries, next, people } = answer;
  return (
    <>
      <PageHead title={t('team.log.title')}>
        <div className={actions}>
          <Link to="/{-$locale}/admin/team" className={button({ visual: 'outline', size: 'sm' })}>
            {t('team.log.toTeam')}
          </Link>
          {entries.length > 0 && <LogExport query={query} />}
        </div>
      </PageHead>
      <p className={muted}>{t('team.log.text', { days: site.auditRetentionDays })}</p>
      <LogFilter query={query} people={people} />
      {entries.length > 0 ? (
        <TableFrame>
          <AuditTable entries={entries} />
        </TableFrame>
      ) : (
        <p role="status">{t(countFilters(query) > 0 ? 'team.log.nothing' : 'team.log.empty')}</p>
      )}
      <ListPages label={t('team.log.pages')} isFirst={query.after === undefined} next={next} />
    </>
  );
}

/** Exports all entries that match, not only the page shown. */
function LogExport({ query }: { query: AuditQuery }) {
  const { t } = useTranslation('staff');
  const { code } = useLanguage();
  const { isBusy, failure, act } = useTeamAction();
  const [count, setCount] = useState<number>();
  const save = () =>
    act(
      () => exportLog({ data: { query, language: code } }),
      (made) => {
        const day = formatBerlinTime(Date.now()).slice(0, 10);
        saveAsFile(`${t('team.log.file')}-${day}.csv`, 'text/csv;charset=utf-8', made.text);
        setCount(made.count);
      },
    );
  return (
    <>
      <Button visual="outline" size="sm" aria-disabled={isBusy} onClick={() => void save()}>
        <Icon name="download" />
        {t('team.log.export')}
      </Button>
      <div role="status" className={css({ srOnly: true })}>
        {count !== undefined && t('team.log.exported', { count })}
      </div>
      <TeamFailureAlert failure={failure} />
    </>
  );
}
