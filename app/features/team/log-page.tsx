import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { countFilters } from '#app/domain/staff/audit-query';
import { AuditTable } from '#app/features/staff/audit-table';
import { isRefusal } from '#app/features/staff/call';
import { Refused } from '#app/features/staff/refused';
import { site } from '#app/site';
import { actions, muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { LoadedLog } from './log';
import { LogExport } from './log-export';
import { LogFilter } from './log-filter';

/** The whole audit log, the newest entry first. The address holds filter and page (D51). */
export function LogPage({ query, answer }: LoadedLog) {
  const { t } = useTranslation('team');
  if (isRefusal(answer)) {
    return <Refused refusal={answer} title={t('log.title')} right={t('rights.staff.name')} />;
  }
  const { entries, next, people } = answer;
  return (
    <>
      <header className={line}>
        <h1 className={css({ textStyle: 'heading' })}>{t('log.title')}</h1>
        <div className={actions}>
          <Link to="/{-$locale}/admin/team" className={button({ visual: 'outline', size: 'sm' })}>
            {t('log.toTeam')}
          </Link>
          {entries.length > 0 && <LogExport query={query} />}
        </div>
      </header>
      <p className={muted}>{t('log.text', { days: site.auditRetentionDays })}</p>
      <LogFilter key={JSON.stringify(query)} query={query} people={people} />
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <p role="status">{t(countFilters(query) > 0 ? 'log.nothing' : 'log.empty')}</p>
      )}
      <Pages isFirst={query.after === undefined} next={next} />
    </>
  );
}

function Pages({ isFirst, next }: { isFirst: boolean; next: string | null }) {
  const { t } = useTranslation('team');
  if (isFirst && next === null) return null;
  return (
    <nav aria-label={t('log.pages')} className={actions}>
      {!isFirst && (
        <Link
          to="."
          search={(search) => ({ ...search, after: undefined })}
          className={button({ visual: 'outline' })}
        >
          {t('log.newest')}
        </Link>
      )}
      {next !== null && (
        <Link
          to="."
          search={(search) => ({ ...search, after: next })}
          className={button({ visual: 'outline' })}
        >
          {t('log.older')}
        </Link>
      )}
    </nav>
  );
}

/** Title and actions at both ends of the line, stacked on a narrow screen. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
});
