import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { css } from '#styled/css';
import { BreakdownRow } from './breakdown-row';
import { useQuoteRows } from './use-quote-rows';

interface PriceBreakdownProps {
  config: PricingConfig;
  selection: Selection;
  quote: Quote;
}

/** Every line of the quote, the sum and the discount (D9, D30). */
export function PriceBreakdown({ config, selection, quote }: PriceBreakdownProps) {
  const { t } = useTranslation('calculator');
  const { lines, sums } = useQuoteRows(config, selection, quote);
  // A single line needs no sum.
  const shownSums = lines.length > 1 ? sums : sums.filter(({ of }) => of !== 'subtotal');
  return (
    <table className={table}>
      <caption
        className={css({ textAlign: 'start', fontWeight: 'semibold', paddingBlockEnd: '2' })}
      >
        {t('summary.breakdown')}
      </caption>
      <QuoteTableHead />
      <tbody>
        {lines.map(({ key, of, name, detail, price }) => (
          <BreakdownRow
            key={key}
            selection={selection}
            quote={quote}
            of={of}
            detail={detail}
            label={name}
          >
            {price}
          </BreakdownRow>
        ))}
      </tbody>
      <tfoot>
        {shownSums.map(({ of, name, price }) => (
          <BreakdownRow key={of} selection={selection} quote={quote} of={of} label={name}>
            {price}
          </BreakdownRow>
        ))}
      </tfoot>
    </table>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
  '& th': { textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
  '& td, & thead th:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { textStyle: 'figure', paddingInlineStart: '4' },
  // Fits six digits, so that another digit moves nothing.
  '& thead th:last-child': { width: '24' },
  '& th, & td': { paddingBlock: '1', verticalAlign: 'baseline' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& tfoot tr:first-child': { borderBlockStart: 'strong' },
  '& tfoot th': { fontWeight: 'medium' },
});

function QuoteTableHead() {
  const { t } = useTranslation('calculator');
  return (
    <thead>
      <tr>
        <th scope="col">{t('summary.position')}</th>
        <th scope="col">{t('summary.amount')}</th>
      </tr>
    </thead>
  );
}
