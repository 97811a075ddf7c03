import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import { getLineKey } from '#app/domain/pricing/quote-lines';
import type { Selection } from '#app/domain/pricing/selection';
import { nameLine } from '#app/features/calculator/line-names';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { BreakdownRow } from './breakdown-row';
import type { SumKind } from './formula-words';

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

interface QuoteRow {
  key: string;
  of: QuoteLine;
  name: string;
  /** The discount that lowers the figure. */
  detail?: string | undefined;
  price: string;
}

interface SumRow {
  of: SumKind;
  name: string;
  price: string;
}

/** The lines and sums of a quote as texts (D9). */
function useQuoteRows(config: PricingConfig, selection: Selection, quote: Quote) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { show, showDiscount } = usePrices();

  const lines = quote.lines.map(
    (line): QuoteRow => ({
      key: getLineKey(line),
      of: line,
      name: nameLine(t, config, selection, line),
      detail:
        'volumeDiscountPercent' in line && line.volumeDiscountPercent > 0
          ? t('lines.volumeDiscount', { percent: number(line.volumeDiscountPercent) })
          : undefined,
      price:
        line.kind === 'addon' && line.state !== 'charged'
          ? t(`lines.${line.state}`)
          : show(line.monthly),
    }),
  );
  const subtotal: SumRow = {
    of: 'subtotal',
    name: t('lines.subtotal'),
    price: show(quote.monthlyBeforeDiscount),
  };
  const yearly: SumRow[] = [
    {
      of: 'subtotalYear',
      name: t('lines.subtotalYear'),
      price: show(quote.yearlyBeforeDiscount),
    },
    {
      of: 'discount',
      name: t('lines.discount', { percent: number(quote.discountPercent) }),
      price: showDiscount(quote),
    },
  ];
  return { lines, sums: selection.isYearly ? [subtotal, ...yearly] : [subtotal] };
}
