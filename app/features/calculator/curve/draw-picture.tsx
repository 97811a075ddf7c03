import type { ReactNode } from 'react';
import { computePriceCurve } from '#app/domain/offers/price-curve';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { CurveTable } from './curve-table';
import { NextUnits } from './next-units';
import { PriceChart } from './price-chart';

interface Drawn {
  picture: ReactNode;
  table: ReactNode;
}

/**
 * What is seen of the price over the number of users: markup without any control. Needs the texts
 * `curve`. Undefined for a sales-only plan, whose price is not shown.
 */
export function drawPicture(config: PricingConfig, selection: Selection): Drawn | undefined {
  const curve = computePriceCurve(config, selection);
  if (!curve) return undefined;
  return {
    picture: (
      <>
        <PriceChart {...{ curve, selection }} />
        <NextUnits {...{ config, selection }} />
      </>
    ),
    table: <CurveTable {...{ curve, selection }} />,
  };
}
