import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import { computePriceCurve } from '#app/domain/offers/price-curve';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { CurveTable } from './curve-table';
import { NextUnits } from './next-units';
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

const layout = css({ display: 'grid', gap: '4' });

const values = css({
  textStyle: 'small',
  '& > summary': { cursor: 'pointer', width: 'fit', paddingBlock: '1', marginBlockEnd: '2' },
});
