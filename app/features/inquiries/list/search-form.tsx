import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countFilters,
  INQUIRY_STATES,
  type InquiryQuery,
  inquiryQuerySchema,
} from '#app/domain/contact/inquiry-query';
import type { InquiryPage } from '#app/features/inquiries/load';
import { FilterRow } from '#app/features/staff/filter-row';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { SelectField } from '#app/ui/fields/select-field';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { button, field } from '#styled/recipes';

interface SearchFormProps {
  query: InquiryQuery;
  counts: InquiryPage['counts'];
}

/** Submitting writes the search into the address; a state is chosen at once. */
export function SearchForm({ query, counts }: SearchFormProps) {
  const { t } = useTranslation('inquiries');
  const { number } = useFormats();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { q, from, until, state } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address gives the fields other default values, which `reset` shows without moving the focus
  useEffect(() => form.current?.reset(), [q, from, until]);
  const search = (changes: object) => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    void navigate({ to: '.', search: inquiryQuerySchema.parse({ ...typed, ...changes }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search({});
  };
  const describe = (name: 'total' | (typeof INQUIRY_STATES)[number]) =>
    t('states.option', { state: t(`states.${name}`), number: number(counts[name]) });
  return (
    <FilterRow label={t('search.label')} activeCount={countFilters(query)}>
      <form ref={form} onSubmit={submit} className={layout}>
        <FieldFrame label={t('search.text')} className={wide}>
          {(attributes) => (
            <input
              {...attributes}
              {...{ type: 'search', name: 'q', maxLength: 100, autoComplete: 'off' }}
              placeholder={t('search.hint')}
              defaultValue={q}
              className={field().control}
            />
          )}
        </FieldFrame>
        <SelectField
          name="state"
          label={t('list.state')}
          className={narrow}
          value={state ?? ''}
          placeholder={describe('total')}
          options={INQUIRY_STATES.map((value) => ({ value, label: describe(value) }))}
          onValueChange={(value) => search({ state: value })}
        />
        {(['from', 'until'] as const).map((name) => (
          <FieldFrame key={name} label={t(`search.${name}`)} className={day}>
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
        <Button type="submit" visual="outline">
          <Icon name="search" />
          {t('search.submit')}
        </Button>
        {countFilters(query) > 0 && (
          <Link to="." search={{}} className={button({ visual: 'ghost' })}>
            {t('search.reset')}
          </Link>
        )}
      </form>
    </FilterRow>
  );
}

const layout = css({
  width: 'full',
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'flex-end',
  gap: '3',
  '& :is(button, a)': { flexShrink: '0' },
});

const wide = css({ flexGrow: '1', flexBasis: { base: 'full', lg: '[12rem]' } });

const narrow = css({
  flexGrow: { base: '1', lg: '0' },
  flexBasis: { base: 'full', sm: '[14rem]' },
});

const day = css({ flexGrow: { base: '1', lg: '0' }, flexBasis: '[10rem]' });
