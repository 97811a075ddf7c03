import '#app/theme/admin.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#app/domain/contact/inquiry-query';
import type { InquiryPage, LoadedList } from '#app/features/inquiries/load';
import { isRefusal } from '#app/features/staff/call';
import { ListPages } from '#app/features/staff/list-pages';
import { line, PageHead } from '#app/features/staff/page-head';
import { RefusedPage } from '#app/features/staff/refused-page';
import { actions, Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { EraseByAddress } from './erase-by-address';
import { ExportButtons } from './export-buttons';
import { InquiryTable } from './inquiry-table';
import { SearchForm } from './search-form';

/** All inquiries, the newest first. The address holds search and page. */
export function ListPage({ query, answer }: LoadedList) {
  const { t } = useTranslation('inquiries');
  if (isRefusal(answer))
    return <RefusedPage refusal={answer} title={t('title')} right={t('title')} />;
  const { inquiries, counts } = answer;
  const isEmpty = inquiries.length === 0;
  return (
    <>
      <PageHead title={t('title')}>
        {!isEmpty && <Range {...answer} total={counts[query.state ?? 'total']} />}
      </PageHead>
      {(counts.total > 0 || isFiltered(query)) && <SearchForm query={query} counts={counts} />}
      {isEmpty ? (
        <EmptyList isFiltered={isFiltered(query)} />
      ) : (
        <InquiryTable inquiries={inquiries} />
      )}
      <div className={line}>
        {!isEmpty && (
          <ListPages
            label={t('list.pages')}
            isFirst={query.after === undefined}
            next={answer.next}
          />
        )}
        <div className={actions}>
          {!isEmpty && <ExportButtons query={query} />}
          <EraseByAddress />
        </div>
      </div>
    </>
  );
}

/** Heard when another search or page has come. */
function Range({ newer, inquiries, total }: InquiryPage & { total: number }) {
  const { t } = useTranslation('inquiries');
  const [from, to] = [newer + 1, newer + inquiries.length];
  return (
    <p role="status" className={css({ textStyle: 'small', color: 'muted' })}>
      {t('range', { from, to, total })}
    </p>
  );
}

/** Shown if there are no inquiries, or none match. */
function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('inquiries');
  const { t: officeText } = useTranslation('office');
  return (
    <Panel title={t(isFiltered ? 'list.nothingTitle' : 'list.emptyTitle')}>
      <p role="status">{t(isFiltered ? 'list.nothing' : 'list.empty')}</p>
      {isFiltered && (
        <Link to="." search={{}} className={button({ visual: 'outline', size: 'sm' })}>
          {officeText('list.showAll')}
        </Link>
      )}
    </Panel>
  );
}
