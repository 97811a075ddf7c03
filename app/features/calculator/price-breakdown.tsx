import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { BreakdownRow } from './breakdown-row';
import { nameLine } from './line-names';
import { TotalPrice } from './total-price';

interface PriceBreakdownProps {
  config: PricingConfig;
  selection: Selection;
  quote: Quote;
}

/** Every line of the quote, the sum, the discount, the total (D9, D30). */
export function PriceBreakdown({ config, selection, quote }: PriceBreakdownProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { show, showDiscount } = usePrices();
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <table className={table}>
        <caption
          className={css({ textAlign: 'start', fontWeight: 'semibold', paddingBlockEnd: '3' })}
        >
          {t('summary.breakdown')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.position')}</th>
            <th scope="col">{t('summary.perMonthColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <BreakdownRow
              key={line.kind === 'addon' ? `addon ${line.addonId}` : line.kind}
              {...{ selection, quote }}
              of={line}
              label={nameLine(t, config, selection, line)}
              detail={
                line.kind === 'users' && line.volumeDiscountPercent > 0
                  ? t('lines.volumeDiscount', { percent: number(line.volumeDiscountPercent) })
                  : undefined
              }
            >
              {line.kind === 'addon' && line.state !== 'charged'
                ? t(`lines.${line.state}`)
                : show(line.monthly)}
            </BreakdownRow>
          ))}
        </tbody>
        <tfoot>
          {quote.lines.length > 1 && (
            <BreakdownRow {...{ selection, quote }} of="subtotal" label={t('lines.subtotal')}>
              {show(quote.monthlyBeforeDiscount)}
            </BreakdownRow>
          )}
          {selection.isYearly && (
            <>
              <BreakdownRow
                {...{ selection, quote }}
                of="subtotalYear"
                label={t('lines.subtotalYear')}
              >
                {show(quote.yearlyBeforeDiscount)}
              </BreakdownRow>
              <BreakdownRow
                {...{ selection, quote }}
                of="discount"
                label={t('lines.discount', { percent: number(quote.discountPercent) })}
              >
                {showDiscount(quote)}
              </BreakdownRow>
            </>
          )}
        </tfoot>
      </table>
      <TotalPrice {...{ selection, quote }} />
    </div>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& td, & thead th:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { textStyle: 'figure', paddingInlineStart: '4' },
  // Room for six digits, so that one more of them moves nothing.
  '& thead th:last-child': { width: '24' },
  '& th, & td': { paddingBlock: '2', verticalAlign: 'baseline' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& tfoot tr:first-child': { borderBlockStart: 'strong' },
  '& tfoot th': { fontWeight: 'medium' },
});
