import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InquiryQuery,
  inquiryQuerySchema,
  isFiltered,
} from '#app/domain/contact/inquiry-query';
import { FilterRow } from '#app/features/staff/filter-row';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button, field } from '#styled/recipes';

/** Submitting writes the search into the address; a new address resets the form. */
export function SearchForm({ query }: { query: InquiryQuery }) {
  const { t } = useTranslation('inquiries');
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const { state } = query;
    void navigate({ to: '.', search: { ...inquiryQuerySchema.parse(typed), state } });
  };
  return (
    <FilterRow label={t('search.label')} activeCount={countFilters(query)}>
      <form onSubmit={search} className={layout}>
        <FieldFrame label={t('search.text')} hint={t('search.hint')} className={wide}>
          {(attributes) => (
            <input
              {...attributes}
              {...{ type: 'search', name: 'q', maxLength: 100, autoComplete: 'off' }}
              defaultValue={query.q}
              className={field().control}
            />
          )}
        </FieldFrame>
        {(['from', 'until'] as const).map((name) => (
          <FieldFrame key={name} label={t(`search.${name}`)} className={narrow}>
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
        <Button type="submit" className={below}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
        {isFiltered(query) && (
          <Link to="." search={{}} className={cx(button({ visual: 'outline' }), below)}>
            {t('search.reset')}
          </Link>
        )}
      </form>
    </FilterRow>
  );
}

/** Those of this form; the state is chosen beside it. */
function countFilters({ q, from, until }: InquiryQuery): number {
  return [q, from, until].filter((value) => value !== undefined).length;
}

const layout = css({
  flexGrow: '1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '3',
});

const wide = css({ flexGrow: '1', flexBasis: { base: 'full', md: '[24rem]' } });

const narrow = css({
  flexGrow: { base: '1', md: '0' },
  flexBasis: { base: '[9rem]', md: '[11rem]' },
});

/** In line with the fields, which have a label above. */
const below = css({ marginBlockStart: { md: '[1.64rem]' } });
