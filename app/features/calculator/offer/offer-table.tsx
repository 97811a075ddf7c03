import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import { quoteSelection } from '#app/domain/pricing/quote';
import { QuoteTableHead } from '#app/features/calculator/breakdown/quote-table-head';
import { useQuoteRows } from '#app/features/calculator/breakdown/use-quote-rows';
import { css } from '#styled/css';
import type { Offer } from './offer';

/** The itemised price on the printed offer, down to the totals per month and per year (D30). */
export function OfferTable({ config, selection }: Offer) {
  const { t } = useTranslation('calculator');
  const { show } = usePrices();
  const quote = quoteSelection(config, selection);
  const { lines, sums } = useQuoteRows(config, selection, quote);
  return (
    <table className={table}>
      <QuoteTableHead />
      <tbody>
        {lines.map(({ key, name, detail, price }) => (
          <Row key={key} name={detail === undefined ? name : `${name} · ${detail}`} price={price} />
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ of, name, price }) => (
          <Row key={of} {...{ name, price }} />
        ))}
        <Row name={t('sheet.totalMonthly')} price={show(quote.monthlyTotal)} />
        <Row name={t('sheet.totalYearly')} price={show(quote.yearlyTotal)} />
      </tfoot>
    </table>
  );
}

function Row({ name, price }: { name: string; price: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{price}</td>
    </tr>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { fontSize: '[8pt]', color: '[#555]' },
  '& td, & thead th:last-child': { textAlign: 'end', textStyle: 'figure' },
  '& th, & td': { paddingBlock: '[1.2mm]' },
  '& tr': { borderBlockStart: '[0.5pt solid #ccc]' },
  '& thead tr': { borderBlockStart: 'none' },
  '& tfoot tr:first-child': { borderBlockStart: '[1pt solid black]' },
  '& tfoot tr:nth-last-child(-n+2)': { '& th, & td': { fontWeight: 'semibold' } },
});
