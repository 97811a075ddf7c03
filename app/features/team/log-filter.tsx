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
import { FieldFrame } from '#app/ui/fields/field-frame';
import { field } from '#styled/recipes';
import type { LoggedPerson } from './log';

interface LogFilterProps {
  query: AuditQuery;
  people: readonly LoggedPerson[];
}

/** Submitting writes the filter into the address; another address mounts the selects anew. */
export function LogFilter({ query, people }: LogFilterProps) {
  const { t } = useTranslation('team');
  const describe = usePersonLabels(people);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const filter = () => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    void navigate({ to: '.', search: auditQuerySchema.parse(typed) });
  };
  return (
    <FilterRow
      label={t('log.filter')}
      activeCount={countFilters(query)}
      query={query}
      formRef={form}
      submitLabel={t('log.apply')}
      onSubmit={filter}
    >
      <FilterSelect
        name="person"
        label={t('log.person')}
        className={filterWidths.wide}
        query={query}
        anyLabel={t('log.everyone')}
        options={people.map((person) => ({
          value: writePersonKey(person),
          label: describe(person),
        }))}
      />
      <FilterSelect
        name="kind"
        label={t('log.kind')}
        className={filterWidths.narrow}
        query={query}
        anyLabel={t('log.everything')}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`log.kinds.${kind}`) }))}
      />
    </FilterRow>
  );
}

interface FilterSelectProps {
  name: 'person' | 'kind';
  label: string;
  className: string;
  query: AuditQuery;
  anyLabel: string;
  options: readonly { value: string; label: string }[];
}

function FilterSelect({ name, label, className, query, anyLabel, options }: FilterSelectProps) {
  return (
    <FieldFrame label={label} className={className}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          key={JSON.stringify(query)}
          defaultValue={query[name] ?? ''}
          className={field().control}
        >
          <option value="">{anyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
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
