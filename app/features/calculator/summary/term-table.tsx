import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { listTermQuotes } from '#app/domain/pricing/terms';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { termTable } from '#styled/recipes';

interface TermTableProps {
  config: PricingConfig;
  selection: Selection;
  change: ChangeSelection;
}

/** The price of each term; its row selects the term (D30). */
export function TermTable({ config, selection, change }: TermTableProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { show, showSavings } = usePrices();
  return (
    <table className={termTable()}>
      <caption>
        <span className={css({ srOnly: true })}>{t('terms.title')}</span> <NetNote />
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
        {listTermQuotes(config, selection).map(
          ({ quote, selection: { isYearly, commitmentYears } }) => (
            <tr key={commitmentYears ?? 0}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={commitmentYears === selection.commitmentYears}
                  onClick={() => change((current) => ({ ...current, isYearly, commitmentYears }))}
                >
                  {commitmentYears === undefined
                    ? t('terms.monthly')
                    : t('term.years', { count: commitmentYears })}
                  {isYearly && (
                    <small>{t('term.discount', { percent: number(quote.discountPercent) })}</small>
                  )}
                </button>
              </th>
              <td data-label={t('terms.perMonth')}>{show(quote.monthlyTotal)}</td>
              <td data-label={t('terms.perYear')}>{show(quote.yearlyTotal)}</td>
              <td data-label={t('terms.saved')}>{showSavings(quote, commitmentYears)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
