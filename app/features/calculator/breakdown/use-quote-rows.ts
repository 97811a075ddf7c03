import { useTranslation } from 'react-i18next';
import { usePrices } from '#app/catalog/use-prices';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import { getLineKey } from '#app/domain/pricing/quote-lines';
import type { Selection } from '#app/domain/pricing/selection';
import { nameLine } from '#app/features/calculator/line-names';
import { useFormats } from '#app/i18n/language-context';
import type { SumKind } from './formula-words';

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
export function useQuoteRows(config: PricingConfig, selection: Selection, quote: Quote) {
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
