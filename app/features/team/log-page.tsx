import '#app/theme/admin.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, isFiltered } from '#app/domain/list-query';
import {
  AUDIT_KINDS,
  type AuditQuery,
  auditQuerySchema,
  writePersonKey,
} from '#app/domain/staff/audit-log';
import { AuditTable, shorten, useAuditTexts } from '#app/features/staff/audit-table';
import { callServer, useCall, type ValueOf } from '#app/features/staff/call';
import { TableFrame } from '#app/features/staff/dense-table';
import { FilterRow, filterWidths, ListPages } from '#app/features/staff/list-controls';
import { FailureLine } from '#app/features/staff/news-line';
import { PageHead } from '#app/features/staff/page-head';
import { RefusedPage } from '#app/features/staff/refused-page';
import { saveExport } from '#app/features/staff/save-export';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { SelectField } from '#app/ui/fields/select-field';
import { Icon } from '#app/ui/icon';
import { actions, muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { exportLog, fetchAuditLog } from './log.functions';

type LoggedPerson = ValueOf<typeof fetchAuditLog>['people'][number];

/** @param search as it stands in the address */
export async function loadLog(search: object) {
  const query = auditQuerySchema.parse(search);
  return { query, answer: await callServer(() => fetchAuditLog({ data: query })) };
}

/** The whole audit log, the newest entry first. The address holds filter and page (D51). */
export function LogPage({ query, answer }: Awaited<ReturnType<typeof loadLog>>) {
  const { t } = useTranslation('staff');
  if (answer.kind === 'refused') {
    return (
      <RefusedPage
        refusal={answer.refusal}
        title={t('team.log.title')}
        right={t('team.rights.staff.name')}
      />
    );
  }
  const { entries, next, people } = answer.value;
  return (
    <>
      <PageHead title={t('team.log.title')}>
        <div className={actions}>
          <Link to="/{-$locale}/admin/team" className={button({ visual: 'link', size: 'sm' })}>
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
        <p role="status">{t(isFiltered(query) ? 'team.log.nothing' : 'team.log.empty')}</p>
      )}
      <ListPages label={t('team.log.pages')} isFirst={query.after === undefined} next={next} />
    </>
  );
}

/** Exports all entries that match, not only the page shown. */
function LogExport({ query }: { query: AuditQuery }) {
  const { t } = useTranslation('staff');
  const { code } = useLanguage();
  const { isBusy, refusal, run } = useCall({ rereads: true });
  const [count, setCount] = useState<number>();
  const save = () =>
    run(
      () => exportLog({ data: { query, language: code } }),
      (made) => {
        saveExport(t('team.log.file'), 'csv', made.text);
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
      <FailureLine<never> refusal={refusal} describe={(why) => t(`team.problems.${why}`)} />
    </>
  );
}

/** Submitting writes the filter into the address; another address mounts the selects anew. */
function LogFilter({ query, people }: { query: AuditQuery; people: readonly LoggedPerson[] }) {
  const { t } = useTranslation('staff');
  const describe = usePersonLabels(people);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = JSON.stringify(query);
  const filter = () => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    void navigate({ to: '.', search: auditQuerySchema.parse(typed) });
  };
  return (
    <FilterRow
      label={t('team.log.filter')}
      activeCount={countFilters(query)}
      query={query}
      formRef={form}
      submitLabel={t('team.log.apply')}
      onSubmit={filter}
    >
      <SelectField
        key={`person ${address}`}
        name="person"
        label={t('team.log.person')}
        className={filterWidths.wide}
        defaultValue={query.person ?? ''}
        placeholder={t('team.log.everyone')}
        options={people.map((person) => ({
          value: writePersonKey(person),
          label: describe(person),
        }))}
      />
      <SelectField
        key={`kind ${address}`}
        name="kind"
        label={t('team.log.kind')}
        className={filterWidths.narrow}
        defaultValue={query.kind ?? ''}
        placeholder={t('team.log.everything')}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`team.log.kinds.${kind}`) }))}
      />
    </FilterRow>
  );
}

/** Labels of people: how somebody is known, and the id where two staff members share a name. */
function usePersonLabels(people: readonly LoggedPerson[]): (person: LoggedPerson) => string {
  const { nameKnownBy } = useAuditTexts();
  return ({ id, name, knownBy }) => {
    const isShared = people.filter((one) => one.name === name && one.id !== '').length > 1;
    const detail = id === '' ? nameKnownBy(knownBy) : isShared ? shorten(id) : '';
    return detail === '' ? name : `${name} (${detail})`;
  };
}
