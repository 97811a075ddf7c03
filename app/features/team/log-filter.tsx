import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_KINDS } from '#app/domain/staff/audit-events';
import {
  type AuditQuery,
  auditQuerySchema,
  countFilters,
  writePersonKey,
} from '#app/domain/staff/audit-query';
import { shorten, useAuditTexts } from '#app/features/staff/audit-table';
import { FilterRow, filterWidths } from '#app/features/staff/filter-row';
import { SelectField } from '#app/ui/fields/select-field';
import type { LoggedPerson } from './log';

interface LogFilterProps {
  query: AuditQuery;
  people: readonly LoggedPerson[];
}

/** Submitting writes the filter into the address; another address mounts the selects anew. */
export function LogFilter({ query, people }: LogFilterProps) {
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
