import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { countFilters } from '#app/domain/staff/audit-query';
import { AuditTable } from '#app/features/staff/audit-table';
import { isRefusal } from '#app/features/staff/call';
import { ListPages } from '#app/features/staff/list-pages';
import { PageHead } from '#app/features/staff/page-head';
import { RefusedPage } from '#app/features/staff/refused-page';
import { TableFrame } from '#app/features/staff/table-frame';
import { site } from '#app/site';
import { actions, muted } from '#app/ui/panel';
import { button } from '#styled/recipes';
import type { LoadedLog } from './log';
import { LogExport } from './log-export';
import { LogFilter } from './log-filter';

/** The whole audit log, the newest entry first. The address holds filter and page (D51). */
export function LogPage({ query, answer }: LoadedLog) {
  const { t } = useTranslation('team');
  if (isRefusal(answer)) {
    return <RefusedPage refusal={answer} title={t('log.title')} right={t('rights.staff.name')} />;
  }
  const { entries, next, people } = answer;
  return (
    <>
      <PageHead title={t('log.title')}>
        <div className={actions}>
          <Link to="/{-$locale}/admin/team" className={button({ visual: 'outline', size: 'sm' })}>
            {t('log.toTeam')}
          </Link>
          {entries.length > 0 && <LogExport query={query} />}
        </div>
      </PageHead>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      <LogFilter query={query} people={people} />
      {entries.length > 0 ? (
        <TableFrame>
          <AuditTable entries={entries} />
        </TableFrame>
      ) : (
        <p role="status">{t(countFilters(query) > 0 ? 'log.nothing' : 'log.empty')}</p>
      )}
      <ListPages label={t('log.pages')} isFirst={query.after === undefined} next={next} />
    </>
  );
}
