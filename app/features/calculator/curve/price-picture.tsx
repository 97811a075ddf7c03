import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { usePeriod, usePrices } from '#app/catalog/use-prices';
import { computePriceCurve } from '#app/domain/offers/price-curve';
import { computeNextUnitPrices } from '#app/domain/offers/totals';
import { compareAmounts, ZERO } from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { listUnits } from '#app/domain/pricing/counts';
import type { Selection } from '#app/domain/pricing/selection';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { CurveTable } from './curve-table';
import { PriceChart } from './price-chart';

interface PricePictureProps {
  config: PricingConfig;
  selection: Selection;
}

/** The price over the number of users, and what the next user, system and landscape would cost. */
export function PricePicture({ config, selection: current }: PricePictureProps) {
  const { t } = useTranslation('calculator');
  const id = useId();
  // Keeps a held stepper responsive.
  const selection = useDeferredValue(current);
  const curve = useMemo(() => computePriceCurve(config, selection), [config, selection]);
  if (!curve) return null;
  return (
    <section aria-labelledby={id} className={cx(card(), layout)}>
      <h3 id={id} className={css({ textStyle: 'title' })}>
        {t('curve.title')}
      </h3>
      <p className={css({ textStyle: 'caption', color: 'muted' })}>
        <NetNote />
      </p>
      <PriceChart curve={curve} selection={selection} />
      <NextUnits config={config} selection={selection} />
      <details className={values}>
        <summary>{t('curve.values')}</summary>
        <CurveTable curve={curve} selection={selection} />
      </details>
    </section>
  );
}

const layout = css({ stack: '4' });

const values = css({
  textStyle: 'small',
  '& > summary': { cursor: 'pointer', width: 'fit', paddingBlock: '1', marginBlockEnd: '2' },
});

/** The price of one more user, system or landscape (D5). */
export function NextUnits({ config, selection }: PricePictureProps) {
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
