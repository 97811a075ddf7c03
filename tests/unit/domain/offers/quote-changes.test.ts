import { expect, it } from 'vitest';
import { listQuoteChanges } from '#app/domain/offers/quote-changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { toDecimalString } from '#app/domain/pricing/decimal';
import { quoteSelection } from '#app/domain/pricing/quote';
import { priceList, select, withPlan } from '../pricing/price-list';

const SEARCH = { users: 20, yearly: true, commitment: 2, addons: ['reporting'] };

function compare(planId: string, after: PricingConfig) {
  const [old, changed] = [priceList, after].map((list) =>
    quoteSelection(list, select(planId, SEARCH, list)),
  );
  if (!old || !changed) throw new Error('No quote');
  const { lines, discount } = listQuoteChanges(old, changed);
  return {
    lines: lines.map(({ line, before, after }) => [
      line.key,
      before && toDecimalString(before),
      after && toDecimalString(after),
    ]),
    discount,
  };
}

it('quotes with the same list have no differences', () => {
  expect(compare('core', priceList)).toEqual({ lines: [], discount: undefined });
});

it('different prices and discounts are listed line by line', () => {
  const list = withPlan('core', { basePrice: 529 });
  const after = {
    ...list,
    EXTRA_COSTS: { ...list.EXTRA_COSTS, USER_PRICE: 50 },
    YEARLY_DISCOUNT: 0.1,
  };
  expect(compare('core', after)).toEqual({
    lines: [
      ['base', '499.00', '529.00'],
      ['users', '833.00', '850.00'],
    ],
    discount: { before: 20, after: 15 },
  });
});

it('removed and added lines are listed', () => {
  const more = withPlan('core', { includedUsers: 20, includedLandscapes: 1 });
  expect(compare('core', more).lines).toEqual([['users', '833.00', undefined]]);
  const fewer = withPlan('core', { includedSystems: 3, includedAddons: ['sso'] });
  expect(compare('core', fewer).lines).toEqual([
    ['systems', '129.00', undefined],
    ['addon sso', undefined, '0.00'],
  ]);
});
