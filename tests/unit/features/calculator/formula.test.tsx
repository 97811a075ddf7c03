import { expect, it } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { Formula } from '#app/features/calculator/breakdown/formula';
import { planOf, priceList, select, withPlan } from '../../domain/pricing/price-list';
import { show } from '../show';

async function explain(
  selection: Selection,
  code = 'de',
  config: PricingConfig = priceList,
): Promise<string[]> {
  const quote = quoteSelection(config, selection);
  return Promise.all(
    [...quote.lines, 'subtotal' as const, 'subtotalYear' as const, 'discount' as const].map((of) =>
      show(code, <Formula selection={selection} quote={quote} of={of} />),
    ),
  );
}

it('formulas are translated into English, without volume discount and with a charged addon', async () => {
  const selection = select('core', { users: 5, systems: 2, addons: ['reporting'], yearly: true });
  expect(await explain(selection, 'en')).toEqual([
    'Monthly price of the Core plan: €499',
    '2 additional users × €49 = €98',
    'Monthly price of the addon: €199',
    '€499 + €98 + €199 = €796',
    '€796 × 12 = €9,552',
    '€9,552 − 15% = €8,119.20',
  ]);
});

it('formulas show cents of edited prices and several free addons', async () => {
  const config = {
    ...withPlan('core', { basePrice: 499.5, freeAddonCount: 2 }),
    EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 49.999 },
  };
  const selection = {
    ...select('core', { users: 4, systems: 2, addons: ['reporting'] }),
    plan: planOf('core', config),
  };
  expect((await explain(selection, 'de', config)).slice(0, 3)).toEqual([
    'Monatspreis des Pakets Core: 499,50 €',
    '1 zusätzlicher Benutzer × 49,99 € = 49,99 €',
    '199 € − 100 %: Die 2 teuersten Addons sind im Paket Core kostenfrei',
  ]);
});
