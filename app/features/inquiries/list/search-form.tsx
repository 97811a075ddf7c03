import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countFilters,
  INQUIRY_STATES,
  type InquiryQuery,
  inquiryQuerySchema,
} from '#app/domain/contact/inquiry-query';
import type { InquiryPage } from '#app/features/inquiries/load';
import { FilterRow, filterWidths } from '#app/features/staff/filter-row';
import { useFormats } from '#app/i18n/language-context';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { SelectField } from '#app/ui/fields/select-field';
import { field } from '#styled/recipes';

interface SearchFormProps {
  query: InquiryQuery;
  counts: InquiryPage['counts'];
}

/** Submitting writes the search into the address; a state is chosen at once. */
export function SearchForm({ query, counts }: SearchFormProps) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { q, state } = query;
  const search = (changes: object) => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    void navigate({ to: '.', search: inquiryQuerySchema.parse({ ...typed, ...changes }) });
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
      <FieldFrame label={t('inquiries.search.text')} className={filterWidths.wide}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            placeholder={t('inquiries.search.hint')}
            defaultValue={q}
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
    </FilterRow>
  );
}
