import { useTranslation } from 'react-i18next';
import { usePeriod } from '#app/catalog/use-period';
import { usePrices } from '#app/catalog/use-prices';
import { computeNextUnitPrices } from '#app/domain/offers/totals';
import { compareAmounts, ZERO } from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { listUnits } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import { css } from '#styled/css';

interface NextUnitsProps {
  config: PricingConfig;
  selection: Selection;
}

/** The price of one more user, system or landscape (D5). */
export function NextUnits({ config, selection }: NextUnitsProps) {
  const { t } = useTranslation('details');
  const { showDifference } = usePrices();
  const period = usePeriod(selection);
  const prices = computeNextUnitPrices(config, selection);
  // Leaves out a unit that would lower the total (D6).
  const dearer = listUnits(config).filter((unit) => compareAmounts(prices[unit], ZERO) >= 0);
  return (
    <div>
      <p className={css({ fontWeight: 'semibold' })}>{t('curve.next.title')}</p>
      <dl className={list}>
        {dearer.map((unit) => (
          <div key={unit}>
            <dt>{t(`curve.next.${unit}`)}</dt>
            <dd>{showDifference(prices[unit])}</dd>
          </div>
        ))}
      </dl>
      <p className={css({ textStyle: 'caption', color: 'muted' })}>{period}</p>
    </div>
  );
}

const list = css({
  fontSize: 'sm',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2',
    borderBlockEnd: 'line',
  },
  '& dd': { textStyle: 'figure', whiteSpace: 'nowrap', fontWeight: 'semibold' },
});
