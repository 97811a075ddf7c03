import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_KINDS } from '#app/domain/staff/audit-events';
import {
  type AuditQuery,
  auditQuerySchema,
  countFilters,
  writePersonKey,
} from '#app/domain/staff/audit-query';
import { useAuditTexts } from '#app/features/staff/audit-table';
import { FilterRow } from '#app/features/staff/filter-row';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { css } from '#styled/css';
import { button, field } from '#styled/recipes';
import type { LoggedPerson } from './log';

interface LogFilterProps {
  query: AuditQuery;
  people: readonly LoggedPerson[];
}

/** Submitting writes the filter into the address; a new address resets the form. */
export function LogFilter({ query, people }: LogFilterProps) {
  const { t } = useTranslation('team');
  const describe = usePersonLabels(people);
  const navigate = useNavigate();
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '.', search: auditQuerySchema.parse(typed) });
  };
  return (
    <FilterRow label={t('log.filter')} activeCount={countFilters(query)}>
      <form onSubmit={filter} className={layout}>
        <FieldFrame label={t('log.person')} className={wide}>
          {(attributes) => (
            <select
              {...attributes}
              name="person"
              defaultValue={query.person ?? ''}
              className={field().control}
            >
              <option value="">{t('log.everyone')}</option>
              {people.map((person) => (
                <option key={writePersonKey(person)} value={writePersonKey(person)}>
                  {describe(person)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame label={t('log.kind')} className={narrow}>
          {(attributes) => (
            <select
              {...attributes}
              name="kind"
              defaultValue={query.kind ?? ''}
              className={field().control}
            >
              <option value="">{t('log.everything')}</option>
              {AUDIT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`log.kinds.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {(['from', 'until'] as const).map((name) => (
          <FieldFrame key={name} label={t(`log.${name}`)} className={narrow}>
            {(attributes) => (
              <input
                {...attributes}
                {...{ type: 'date', name }}
                defaultValue={query[name]}
                className={field().control}
              />
            )}
          </FieldFrame>
        ))}
        <Button type="submit">{t('log.apply')}</Button>
        {countFilters(query) > 0 && (
          <Link to="." search={{}} className={button({ visual: 'outline' })}>
            {t('log.reset')}
          </Link>
        )}
      </form>
    </FilterRow>
  );
}

/** Labels of people: how somebody is known, and the id where two staff members share a name. */
function usePersonLabels(people: readonly LoggedPerson[]): (person: LoggedPerson) => string {
  const { nameKnownBy } = useAuditTexts();
  return ({ id, name, knownBy }) => {
    const isShared = people.filter((one) => one.name === name && one.id !== '').length > 1;
    const detail = id === '' ? nameKnownBy(knownBy) : isShared ? id.slice(0, 8) : '';
    return detail === '' ? name : `${name} (${detail})`;
  };
}

const layout = css({
  flexGrow: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
});

const wide = css({ flexGrow: '1', flexBasis: { base: 'full', md: '[14rem]' } });

const narrow = css({
  flexGrow: { base: '1', md: '0' },
  flexBasis: { base: '[9rem]', md: '[10rem]' },
});
