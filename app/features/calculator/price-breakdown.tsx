import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote } from '#app/domain/pricing/quote';
import type { QuoteLine } from '#app/domain/pricing/quote-lines';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
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
  const labelOf = useLineLabel(config, selection);
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
            <tr key={line.kind === 'addon' ? `addon ${line.addonId}` : line.kind}>
              <th scope="row">
                {labelOf(line)}
                {line.kind === 'users' && line.volumeDiscountPercent > 0 && (
                  <span className={detail}>
                    {t('lines.volumeDiscount', { percent: number(line.volumeDiscountPercent) })}
                  </span>
                )}
              </th>
              <td>
                {line.kind === 'addon' && line.state !== 'charged'
                  ? t(`lines.${line.state}`)
                  : show(line.monthly)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {quote.lines.length > 1 && (
            <tr>
              <th scope="row">{t('lines.subtotal')}</th>
              <td>{show(quote.monthlyBeforeDiscount)}</td>
            </tr>
          )}
          {selection.isYearly && (
            <>
              <tr>
                <th scope="row">{t('lines.subtotalYear')}</th>
                <td>{show(quote.yearlyBeforeDiscount)}</td>
              </tr>
              <tr>
                <th scope="row">
                  {t('lines.discount', { percent: number(quote.discountPercent) })}
                </th>
                <td>{showDiscount(quote)}</td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
      <TotalPrice {...{ selection, quote }} />
    </div>
  );
}

function useLineLabel(config: PricingConfig, { plan }: Selection): (line: QuoteLine) => string {
  const { t } = useTranslation('calculator');
  return (line) => {
    if (line.kind === 'base') return t('lines.base', { plan: plan.title });
    if (line.kind !== 'addon') return t(`lines.${line.kind}`, { count: line.extraCount });
    return config.ADDONS.find(({ id }) => id === line.addonId)?.title ?? line.addonId;
  };
}

const detail = css({ display: 'block', textStyle: 'caption', color: 'muted' });

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& td, & thead th:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { textStyle: 'figure', paddingInlineStart: '4' },
  '& th, & td': { paddingBlock: '2', verticalAlign: 'baseline' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& tfoot tr:first-child': { borderBlockStart: 'strong' },
  '& tfoot th': { fontWeight: 'medium' },
});
