import { useTranslation } from 'react-i18next';
import { totalOverTerm } from '#app/domain/offers/totals';
import { subtractAmounts, ZERO } from '#app/domain/pricing/amount';
import { quoteSelection } from '#app/domain/pricing/quote';
import { getLineKey } from '#app/domain/pricing/quote-lines';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { useExactFormats } from './exact-prices';
import { nameDiscount, nameSheetLine, writeQuantity } from './line-words';
import type { Offer } from './offer';

/** Every line with quantity and unit price, discounts by name, and the totals to the cent (D39). */
export function OfferTable(offer: Offer) {
  const { config, selection } = offer;
  const { t } = useTranslation('sheet');
  const { number } = useFormats();
  const { cents } = useExactFormats();
  const quote = quoteSelection(config, selection);
  const { commitmentYears, isYearly } = selection;
  const term = totalOverTerm(quote, selection);
  const discount = cents(subtractAmounts(ZERO, quote.yearlyDiscount));
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('position')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => {
          const reason = nameDiscount(t, line, number);
          return (
            <tr key={getLineKey(line)}>
              <th scope="row">
                {nameSheetLine(t, offer, line)}
                {reason !== undefined && <small> · {reason}</small>}
              </th>
              <td>{writeQuantity(t, line, { number, cents })}</td>
              <td>{cents(line.monthly)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <Sum name={t('sum')} price={cents(quote.monthlyBeforeDiscount)} />
        {isYearly && (
          <>
            <Sum name={t('sumYear')} price={cents(quote.yearlyBeforeDiscount)} />
            <Sum
              name={t('termDiscount', { percent: number(quote.discountPercent) })}
              price={discount}
            />
          </>
        )}
        {!isYearly && <Sum isTotal name={t('totalMonth')} price={cents(quote.monthlyTotal)} />}
        <Sum isTotal name={t('totalYear')} price={cents(quote.yearlyTotal)} />
        {term && (
          <Sum isTotal name={t('totalTerm', { count: commitmentYears ?? 1 })} price={cents(term)} />
        )}
      </tfoot>
    </table>
  );
}

function Sum({ name, price, isTotal }: { name: string; price: string; isTotal?: boolean }) {
  return (
    <tr data-total={isTotal ? '' : undefined}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{price}</td>
    </tr>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { fontSize: '[0.8em]', color: '[#555]' },
  '& td, & thead th:not(:first-child)': { textAlign: 'end' },
  '& td': { textStyle: 'figure', whiteSpace: 'nowrap', paddingInlineStart: '2' },
  // A phone has no room for a quantity and its price on one line.
  '& tbody td:not(:last-child)': { whiteSpace: { mdDown: 'normal', _print: 'nowrap' } },
  '& th, & td': { paddingBlock: '[0.28em]', verticalAlign: 'baseline' },
  '& small': { fontSize: '[0.85em]', color: '[#555]' },
  '& tr': { borderBlockStart: '[0.5pt solid #ccc]' },
  '& thead tr': { borderBlockStart: 'none' },
  '& tfoot tr:first-child': { borderBlockStart: '[1pt solid black]' },
  '& [data-total] :is(th, td)': { fontWeight: 'semibold' },
});
