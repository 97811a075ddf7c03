import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { listTermQuotes, type TermQuote } from '#app/domain/pricing/terms';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { css } from '#styled/css';

interface TermTableProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
}

/** What every term costs; a click on its name chooses it (D30). Rows become cards on a phone. */
export const TermTable = memo(function TermTable({ config, selection, change }: TermTableProps) {
  const { t } = useTranslation(['calculator', 'catalog']);
  const { show, showSavings } = usePrices();
  const isChosen = ({ selection: { isYearly, commitmentYears } }: TermQuote) =>
    isYearly === selection.isYearly && commitmentYears === selection.commitmentYears;
  const nameOf = ({ selection: { commitmentYears } }: TermQuote) =>
    commitmentYears === undefined
      ? t('terms.monthly')
      : t('term.years', { count: commitmentYears });
  return (
    <table className={table}>
      <caption>
        {t('terms.title')}
        <small>
          <NetNote />
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('terms.term')}</th>
          <th scope="col">{t('terms.perMonth')}</th>
          <th scope="col">{t('terms.perYear')}</th>
          <th scope="col">{t('terms.saved')}</th>
        </tr>
      </thead>
      <tbody>
        {listTermQuotes(config, selection).map((term) => (
          <tr key={term.selection.commitmentYears ?? 0} data-chosen={isChosen(term) || undefined}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={isChosen(term)}
                className={choose}
                onClick={() =>
                  change((current) => ({
                    ...current,
                    isYearly: term.selection.isYearly,
                    commitmentYears: term.selection.commitmentYears,
                  }))
                }
              >
                {nameOf(term)}
              </button>
            </th>
            <td data-label={t('terms.perMonth')}>{show(term.quote.monthlyTotal)}</td>
            <td data-label={t('terms.perYear')}>{show(term.quote.yearlyTotal)}</td>
            <td data-label={t('terms.saved')}>
              {showSavings(term.quote, term.selection.commitmentYears)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const choose = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '9',
  paddingInline: '3',
  borderRadius: 'sm',
  border: '[1px solid {colors.lineStrong}]',
  backgroundColor: 'surface',
  fontWeight: 'medium',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { borderColor: 'ink' },
  '&[aria-pressed=true]': { borderColor: 'accent', color: 'accent' },
});

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& caption': { textAlign: 'start', fontWeight: 'semibold', paddingBlockEnd: '2' },
  '& caption small': {
    display: 'block',
    textStyle: 'caption',
    color: 'muted',
    fontWeight: 'normal',
  },
  '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
  '& th:first-child': { textAlign: 'start' },
  '& td, & thead th:not(:first-child)': { textAlign: 'end', paddingInlineStart: '3' },
  '& th, & td': { paddingBlock: '1.5', verticalAlign: 'middle' },
  '& td': { textStyle: 'figure' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& [data-chosen] td': { fontWeight: 'semibold' },
  // Four columns of figures do not fit a phone: a card for each term.
  smDown: {
    '& thead': { srOnly: true },
    '& tbody, & tr, & td, & th': { display: 'block' },
    '& tbody tr': { paddingBlock: '3' },
    '& td': { display: 'flex', justifyContent: 'space-between', paddingInlineStart: '0' },
    '& td::before': { content: 'attr(data-label)', color: 'muted', fontWeight: 'normal' },
  },
});
