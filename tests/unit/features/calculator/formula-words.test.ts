import { expect, it } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import {
  createExactEuros,
  explainLine,
  explainSum,
} from '#app/features/calculator/breakdown/formula-words';
import type { CalculatorTexts } from '#app/features/calculator/line-names';
import { planOf, priceList, select, withPlan } from '../../domain/pricing/price-list';
import { inEnglish, inGerman } from './texts';

function explain(
  selection: Selection,
  t: CalculatorTexts = inGerman,
  locale = 'de-DE',
  config: PricingConfig = priceList,
): string[] {
  const number = new Intl.NumberFormat(locale);
  const figures = {
    number: (value: number) => number.format(value),
    exactEuros: createExactEuros(locale),
  };
  const quote = quoteSelection(config, selection);
  return [
    ...quote.lines.map((line) => explainLine(t, figures, selection, line)),
    ...(['subtotal', 'subtotalYear', 'discount'] as const).map((sum) =>
      explainSum(t, figures, quote, sum),
    ),
    // Intl puts no-break spaces before its signs.
  ].map((text) => text.replaceAll('\u00A0', ' '));
}

const shared = { users: 45, systems: 4, landscapes: 3, addons: ['reporting'] };

it('each line explains its calculation with its numbers (D30)', () => {
  expect(explain(select('pro', { ...shared, yearly: true, commitment: 2 }))).toEqual([
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

it('formulas are translated into English, without volume discount and with a charged addon', () => {
  const selection = select('core', { users: 5, systems: 2, addons: ['reporting'], yearly: true });
  expect(explain(selection, inEnglish, 'en-GB')).toEqual([
    'Monthly price of the Core plan: €499',
    '2 additional users × €49 = €98',
    'Monthly price of the addon: €199',
    '€499 + €98 + €199 = €796',
    '€796 × 12 = €9,552',
    '€9,552 − 15% = €8,119.20',
  ]);
});

it('formulas show cents of edited prices and several free addons', () => {
  const config = {
    ...withPlan('core', { basePrice: 499.5, freeAddonCount: 2 }),
    EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 49.999 },
  };
  const selection = {
    ...select('core', { users: 4, systems: 2, addons: ['reporting'] }),
    plan: planOf('core', config),
  };
  expect(explain(selection, inGerman, 'de-DE', config).slice(0, 3)).toEqual([
    'Monatspreis des Pakets Core: 499,50 €',
    '1 zusätzlicher Benutzer × 49,99 € = 49,99 €',
    '199 € − 100 %: Die 2 teuersten Addons sind im Paket Core kostenfrei',
  ]);
});
