import { describe, expect, it } from 'vitest';
import { computeInquiredSelection } from '#app/domain/contact/inquired-selection';
import { priceList, withUserPrice } from '../pricing/price-list';

const PRICES = { version: 0, list: priceList };
const NOTHING = { offer: null, total: null, term: null, priceList: null };
const core = { plan: 'Core', isYearly: false, users: 5, systems: 2, landscapes: 1, addons: [] };

describe('an inquired selection is computed from the address', () => {
  it.each([
    // 499 + 2 × 49
    ['/preiskalkulator/core?users=5&systems=2', core, 597, 'monthly'],
    // 597 × 12 × 0.75
    [
      '/en/preiskalkulator/core?yearly=true&users=5&systems=2&commitment=3&utm_source=x',
      { ...core, isYearly: true, plan: 'anything' },
      5373,
      'yearly-3',
    ],
    ['/preiskalkulator', { ...core, plan: 'Pro', users: 10, systems: 3 }, 1199, 'monthly'],
    // A sales-only plan has no total.
    [
      '/preiskalkulator/enterprise?yearly=true',
      { plan: 'Enterprise', isYearly: true },
      null,
      'yearly-1',
    ],
    // More users than have a price (D18).
    [
      '/preiskalkulator/core?users=300000000000000&systems=2',
      { ...core, users: 300_000_000_000_000 },
      null,
      'monthly',
    ],
  ])('%s', (page, details, total, term) => {
    expect(computeInquiredSelection(page, details, PRICES)).toStrictEqual({
      offer: page,
      total,
      term,
      priceList: 0,
    });
  });

  it('the total uses the list that the page showed and is missing without that list', () => {
    const page = '/preiskalkulator/core?users=5&systems=2';
    const shown = { version: 3, list: withUserPrice(50) };
    expect(computeInquiredSelection(page, core, shown)).toStrictEqual({
      offer: page,
      total: 599,
      term: 'monthly',
      priceList: 3,
    });
    expect(computeInquiredSelection(page, core, undefined)).toStrictEqual({
      ...NOTHING,
      offer: page,
    });
  });

  it.each([
    // With what the calculator shows instead of an unknown plan.
    [
      'a plan of the visitor’s own',
      '/preiskalkulator/plan-4',
      { ...core, users: 10, systems: 3 },
      true,
    ],
    ['other counts', '/preiskalkulator/core?users=6', core, true],
    ['no calculator', '/', core, false],
    ['no offer', '/preiskalkulator/core?users=5', undefined, false],
    ['no address', '//', core, false],
  ])('%s has no total', (_, page, details, isOffer) => {
    const selection = { ...NOTHING, offer: isOffer ? page : null };
    expect(computeInquiredSelection(page, details, PRICES)).toStrictEqual(selection);
  });
});
