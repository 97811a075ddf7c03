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

const shared = { users: 45, systems: 4, landscapes: 3, addons: ['reporting'] };

it('each line explains its calculation with its numbers (D30)', async () => {
  expect(await explain(select('pro', { ...shared, yearly: true, commitment: 2 }))).toEqual([
    'Monatspreis des Pakets Pro: 1.199 €',
    '35 zusätzliche Benutzer × 49 € − 15 % = 1.457,75 €',
    '1 zusätzliches System × 129 € = 129 €',
    '2 zusätzliche Landscapes × 59 € = 118 €',
    '99 € − 100 %: im Paket Pro enthalten',
    '99 € − 100 %: im Paket Pro enthalten',
    '199 € − 100 %: Das teuerste Addon ist im Paket Pro kostenfrei',
    '1.199 € + 1.457,75 € + 129 € + 118 € = 2.903,75 €',
    '2.903,75 € × 12 = 34.845 €',
    '34.845 € − 20 % = 27.876 €',
  ]);
});

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
