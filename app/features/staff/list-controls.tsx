import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { useFilterButton } from '#app/ui/filter-button';
import { Icon } from '#app/ui/icon';
import { actions } from '#app/ui/panel';
import { css } from '#styled/css';
import { button, field } from '#styled/recipes';

interface FilterRowProps {
  /** Name of the filters for screen readers. */
  label: string;
  /** How many filters are set, told while they are hidden. */
  activeCount: number;
  /** The current filter; `from` and `until` are its first and last day. */
  query: { from?: string | undefined; until?: string | undefined };
  formRef: RefObject<HTMLFormElement | null>;
  submitLabel: ReactNode;
  onSubmit: () => void;
  /** The fields before the days; `filterWidths` has their widths. */
  children: ReactNode;
}

/** Filters of a list in one row, on a phone behind one button. The address holds what is chosen. */
export function FilterRow(props: FilterRowProps) {
  const { label, activeCount, query, formRef, submitLabel, onSubmit, children } = props;
  const { t } = useTranslation('staff');
  const { filterButton, folded } = useFilterButton(t('office.list.filters'), activeCount);
  const router = useRouter();
  // Inputs show a new address at once, so that a choice made while its list loads does not bring the
  // former words back; a new `key` would lose the focus.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ hrefChanged, pathChanged, toLocation }) => {
        if (!hrefChanged || pathChanged) return;
        const shown: Record<string, unknown> = toLocation.search;
        for (const input of formRef.current?.querySelectorAll('input') ?? []) {
          input.value = String(shown[input.name] ?? '');
        }
      }),
    [router, formRef],
  );
  return (
    <search aria-label={label} className={css({ stack: '3' })}>
      {filterButton}
      <form
        {...folded}
        ref={formRef}
        className={fields}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {(['from', 'until'] as const).map((name) => (
          <FieldFrame key={name} label={t(`office.list.${name}`)} className={day}>
            {(attributes) => (
              <input
                {...attributes}
                type="date"
                name={name}
                defaultValue={query[name]}
                className={field().control}
              />
            )}
          </FieldFrame>
        ))}
        <div className={css({ hstack: '1' })}>
          <Button type="submit" visual="outline">
            <Icon name="search" />
            {submitLabel}
          </Button>
          {activeCount > 0 && (
            <Link
              to="."
              search={{}}
              className={button({ visual: 'ghost', size: 'sm' })}
              // The pressed link disappears, so the focus moves first.
              onClick={() => formRef.current?.querySelector('button')?.focus()}
            >
              <Icon name="x" className={css({ display: { base: 'none', xl: 'inline' } })} />
              <span className={css({ xl: { srOnly: true } })}>{t('office.list.showAll')}</span>
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}

const fields = css({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: { base: '3', xl: '2' },
  '&[data-open]': { display: 'flex' },
  md: { display: 'flex' },
  '& > *': { minWidth: '0' },
  '& :is(button, a)': { flexShrink: '0' },
});

/** Not narrower than the browser's date. */
const day = css({
  flexGrow: { base: '1', lg: '0' },
  flexShrink: '0',
  flexBasis: '[10rem]',
});

export const filterWidths = {
  wide: css({ flexGrow: '1', flexBasis: { base: 'full', lg: '[8rem]' } }),
  /** As wide as what is chosen. */
  narrow: css({
    flexGrow: { base: '1', lg: '0' },
    flexBasis: '[auto]',
    '& > select': { fieldSizing: 'content', minWidth: '[5.5rem]' },
  }),
};

interface ListPagesProps {
  label: string;
  isFirst: boolean;
  /** Cursor of the next page. */
  next: string | null;
}

/** Leads through a long list, whose page the address holds. */
export function ListPages({ label, isFirst, next }: ListPagesProps) {
  const { t } = useTranslation('staff');
  if (isFirst && next === null) return null;
  const className = button({ visual: 'outline', size: 'sm' });
  return (
    <nav aria-label={label} className={actions}>
      {!isFirst && (
        <Link to="." search={(search) => ({ ...search, after: undefined })} className={className}>
          {t('office.list.newest')}
        </Link>
      )}
      {next !== null && (
        <Link to="." search={(search) => ({ ...search, after: next })} className={className}>
          {t('office.list.older')}
        </Link>
      )}
    </nav>
  );
}
