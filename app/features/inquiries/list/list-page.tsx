import '#app/theme/admin.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { REASONS } from '#app/domain/contact/fields';
import {
  INQUIRY_STATES,
  type InquiryQuery,
  inquiryQuerySchema,
} from '#app/domain/contact/inquiry-query';
import { countFilters, isFiltered } from '#app/domain/list-query';
import { IN_BACKGROUND } from '#app/domain/staff/background';
import { COUNT_HEADER } from '#app/domain/staff/count-header';
import { exportInquiryList, fetchInquiries } from '#app/features/inquiries/inquiries.functions';
import { useMessages } from '#app/features/inquiries/inquiries-frame';
import { KeyHint, SEARCH_ID } from '#app/features/inquiries/keys';
import type { LoadedList, ShownPage } from '#app/features/inquiries/load';
import { useReasonText } from '#app/features/inquiries/use-reason-text';
import { useCall } from '#app/features/staff/call';
import { FilterRow, filterWidths, ListPages } from '#app/features/staff/list-controls';
import { line, PageHead } from '#app/features/staff/page-head';
import { ListNews, useFreshRows } from '#app/features/staff/refresh';
import { RefusedPage } from '#app/features/staff/refused-page';
import { saveExport } from '#app/features/staff/save-export';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { languages } from '#app/i18n/languages';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { SelectField } from '#app/ui/fields/select-field';
import { Icon } from '#app/ui/icon';
import { actions, muted, Panel } from '#app/ui/panel';
import { button, field } from '#styled/recipes';
import { EraseByAddress } from './erase-by-address';
import { InquiryTable } from './inquiry-table';

/** All inquiries, the newest first. The address holds search and page. */
export function ListPage({ query, answer }: LoadedList) {
  const { t } = useTranslation('staff');
  const title = t('inquiries.title');
  if (answer.kind === 'refused') {
    return <RefusedPage refusal={answer.refusal} title={title} right={title} />;
  }
  return <OpenList query={query} page={answer.value} />;
}

function OpenList({ query, page }: { query: InquiryQuery; page: ShownPage }) {
  const { t } = useTranslation('staff');
  const { counts, next } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, news } = useFreshRows({
    loaded: page.inquiries,
    getKey: ({ reference }) => reference,
    isNew: ({ receivedAt }) => receivedAt > (page.inquiries[0]?.receivedAt ?? ''),
    fetch: async () => (await fetchInquiries({ data: query, ...IN_BACKGROUND })).inquiries,
  });
  const isEmpty = rows.length === 0;
  return (
    <>
      <PageHead title={t('inquiries.title')} headRef={heading}>
        <ListNews news={news} headRef={heading}>
          {!isEmpty && <Range {...page} total={counts[query.state ?? 'total']} />}
        </ListNews>
      </PageHead>
      {(counts.total > 0 || isFiltered(query)) && <SearchForm query={query} page={page} />}
      {isEmpty ? <EmptyList isFiltered={isFiltered(query)} /> : <InquiryTable inquiries={rows} />}
      <div className={line}>
        {!isEmpty && (
          <ListPages
            label={t('inquiries.list.pages')}
            isFirst={query.after === undefined}
            next={next}
          />
        )}
        <div className={actions}>
          {!isEmpty && <ExportButtons query={query} />}
          <EraseByAddress />
        </div>
      </div>
      <p className={muted}>{t('inquiries.export.crm')}</p>
      <KeyHint actions={{ search: () => document.getElementById(SEARCH_ID)?.focus() }} />
    </>
  );
}

/** Heard when another search or page has come. */
function Range({ newer, inquiries, total }: ShownPage & { total: number }) {
  const { t } = useTranslation('staff');
  const [from, to] = [newer + 1, newer + inquiries.length];
  return <p className={muted}>{t('inquiries.range', { from, to, total })}</p>;
}

/** Shown if there are no inquiries, or none match. */
function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('staff');
  return (
    <Panel title={t(isFiltered ? 'inquiries.list.nothingTitle' : 'inquiries.list.emptyTitle')}>
      <p role="status">{t(isFiltered ? 'inquiries.list.nothing' : 'inquiries.list.empty')}</p>
      {isFiltered && (
        <Link to="." search={{}} className={button({ visual: 'outline', size: 'sm' })}>
          {t('office.list.showAll')}
        </Link>
      )}
    </Panel>
  );
}

/** Exports all matches, not only the page shown. */
function ExportButtons({ query }: { query: InquiryQuery }) {
  const { t } = useTranslation('staff');
  const { code } = useLanguage();
  const { say, fail } = useMessages();
  const { isBusy, run } = useCall({ report: fail });
  const save = (format: 'csv' | 'json') =>
    run(
      async () => {
        const file = await exportInquiryList({ data: { query, format, language: code } });
        return { content: await file.blob(), count: Number(file.headers.get(COUNT_HEADER)) };
      },
      (made) => {
        saveExport(t('inquiries.export.file'), format, made.content);
        say(t('inquiries.export.done', { count: made.count }));
      },
    );
  return (['csv', 'json'] as const).map((format) => (
    <Button
      key={format}
      visual="outline"
      size="sm"
      aria-disabled={isBusy}
      onClick={() => void save(format)}
    >
      <Icon name="download" />
      {t(`inquiries.export.${format}`)}
    </Button>
  ));
}

/** Submitting writes the search into the address; what is chosen from a list is, at once. */
function SearchForm({ query, page }: { query: InquiryQuery; page: ShownPage }) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const reasonText = useReasonText();
  const { counts, plans } = page;
  const { state, reason, plan, language } = query;
  const search = (changes: object) => {
    const { q, from, until } = Object.fromEntries(new FormData(form.current ?? undefined));
    void navigate({
      to: '.',
      // The address already holds choices that the page does not show yet.
      search: (latest) => {
        const { after: _, ...chosen } = inquiryQuerySchema.parse(latest);
        return inquiryQuerySchema.parse({ ...chosen, q, from, until, ...changes });
      },
    });
  };
  const describe = (name: 'total' | (typeof INQUIRY_STATES)[number]) =>
    t('inquiries.states.option', {
      state: t(`inquiries.states.${name}`),
      number: number(counts[name]),
    });
  return (
    <FilterRow
      label={t('inquiries.search.label')}
      activeCount={countFilters(query)}
      query={query}
      formRef={form}
      submitLabel={t('inquiries.search.submit')}
      onSubmit={() => search({})}
    >
      <FieldFrame
        label={t('inquiries.search.text')}
        control={{ id: SEARCH_ID }}
        className={filterWidths.wide}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            placeholder={t('inquiries.search.hint')}
            defaultValue={query.q}
            className={field().control}
          />
        )}
      </FieldFrame>
      <SelectField
        name="state"
        label={t('inquiries.list.state')}
        className={filterWidths.narrow}
        value={state ?? ''}
        placeholder={describe('total')}
        options={INQUIRY_STATES.map((value) => ({ value, label: describe(value) }))}
        onValueChange={(value) => search({ state: value })}
      />
      {[
        {
          name: 'reason',
          label: t('inquiries.columns.reason'),
          value: reason,
          options: REASONS.map((value) => ({ value, label: reasonText(value) })),
        },
        {
          name: 'plan',
          label: t('inquiries.one.plan'),
          value: plan,
          // A link may name a plan of an earlier list.
          options: [...new Set([...plans, ...(plan === undefined ? [] : [plan])])].map((value) => ({
            value,
            label: value,
          })),
        },
        {
          name: 'language',
          label: t('inquiries.columns.language'),
          value: language,
          options: languages.map(({ code, name }) => ({ value: code, label: name })),
        },
      ].map((choice) => (
        <SelectField
          key={choice.name}
          {...choice}
          value={choice.value ?? ''}
          className={filterWidths.narrow}
          placeholder={t('inquiries.states.total')}
          onValueChange={(value) => search({ [choice.name]: value })}
        />
      ))}
    </FilterRow>
  );
}
