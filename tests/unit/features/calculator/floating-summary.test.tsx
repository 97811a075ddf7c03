import { expect, it } from 'vitest';
import { FloatingSummary } from '#app/features/calculator/summary/floating-summary';
import { priceList, priceSelection, select } from '../../domain/pricing/price-list';
import { show } from '../show';

it('the floating bar is not printed', async () => {
  const selection = select('pro');
  const quote = priceSelection(priceList, selection);
  const bar = <FloatingSummary selection={selection} quote={quote} />;
  expect(/<aside[^>]*class="([^"]*)"/.exec(await show('de', bar))?.[1]).toContain('print:d_none');
});
