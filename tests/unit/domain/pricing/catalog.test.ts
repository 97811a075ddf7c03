import { describe, expect, it } from 'vitest';
import { fillEmptyTitles } from '#app/domain/pricing/catalog';
import { createAddon, priceList, withPlan } from './price-list';

describe('empty titles (D21)', () => {
  const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title);

  it.each(['', '  '])('a plan, for the title "%s"', (title) => {
    const { PRICING_PLANS } = fillEmptyTitles(withPlan('core', { title }));
    expect(titlesOf(PRICING_PLANS)).toStrictEqual(['core', 'Pro', 'enterprise']);
  });

  it('of addons become the id', () => {
    const addon = createAddon('addon-8', 10, { title: '' });
    const { ADDONS } = fillEmptyTitles({ ...priceList, ADDONS: [addon] });
    expect(titlesOf(ADDONS)).toStrictEqual(['addon-8']);
  });

  it('become the position if the id is empty too', () => {
    const { PRICING_PLANS } = fillEmptyTitles(withPlan('pro', { title: '', id: ' ' }));
    expect(titlesOf(PRICING_PLANS)).toStrictEqual(['Core', '#2', 'enterprise']);
  });

  it('are the only change', () => {
    const config = withPlan('core', { title: ' Start ' });
    expect(fillEmptyTitles(config).PRICING_PLANS[0]).toBe(config.PRICING_PLANS[0]);
    expect(fillEmptyTitles(config)).toMatchObject({
      EXTRA_COSTS: { USER_PRICE: 49, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
      YEARLY_DISCOUNT: 0.15,
    });
  });
});
