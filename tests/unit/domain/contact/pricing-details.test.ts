import { describe, expect, it } from 'vitest';
import { pricingDetailsSchema, toPricingDetails } from '#app/domain/contact/pricing-details';
import { referenceLanguage } from '#app/i18n/languages';
import { translateList } from '#app/i18n/price-list';
import { priceList, select, withPlan } from '../pricing/price-list';

describe('pricing details (spec §3 "pricingDetails")', () => {
  it('contain the whole summary', () => {
    const search = { yearly: true, commitment: 2, users: 45, systems: 4, landscapes: 2 };
    const selection = select('pro', { ...search, addons: ['reporting'] });
    expect(toPricingDetails(selection)).toStrictEqual({
      plan: 'Pro',
      isYearly: true,
      users: 45,
      systems: 4,
      landscapes: 2,
      addons: ['reporting'],
    });
  });

  it('contain the priced counts, and an empty list without addons', () => {
    expect(toPricingDetails(select('core', { users: 1 }))).toStrictEqual({
      plan: 'Core',
      isYearly: false,
      users: 3,
      systems: 3,
      landscapes: 1,
      addons: [],
    });
  });

  it.each([
    ['included', 'pro'],
    ['disabled', 'core'],
  ])('omit addons that are %s in the plan (D17)', (_, planId) => {
    const details = toPricingDetails(select(planId, { addons: ['sso', 'support', 'reporting'] }));
    expect(details).toMatchObject({ addons: ['reporting'] });
  });

  it('omit announced addons (D12)', () => {
    const details = toPricingDetails(select('pro', { addons: ['compliance', 'reporting'] }));
    expect(details).toMatchObject({ addons: ['reporting'] });
  });

  it.each([true, false])('of a sales-only plan is plan and billing, yearly %s', (yearly) => {
    const config = withPlan('enterprise', { title: 'Enterprise' });
    const selection = select('enterprise', { yearly, users: 99, addons: ['reporting'] }, config);
    expect(toPricingDetails(selection)).toStrictEqual({ plan: 'Enterprise', isYearly: yearly });
  });

  it('are valid for titles of any length (D21)', () => {
    const details = toPricingDetails(
      select('pro', {}, withPlan('pro', { title: 'P'.repeat(500) })),
    );
    expect(details.plan).toBe('P'.repeat(200));
    expect(pricingDetailsSchema.safeParse(details).success).toBe(true);
  });

  it('are valid for any characters in title and ids (D21)', () => {
    const renamed = priceList.ADDONS.map((addon) =>
      addon.id === 'reporting' ? { ...addon, id: 'report\ning' } : addon,
    );
    const config = { ...withPlan('core', { title: 'Core\nPlus' }), ADDONS: renamed };
    const details = toPricingDetails(select('core', { addons: ['report\ning'] }, config));
    expect(details).toMatchObject({ plan: 'Core Plus', addons: ['report ing'] });
    expect(pricingDetailsSchema.safeParse(details).success).toBe(true);
  });

  it('are valid for a plan without a title (D21)', () => {
    const config = translateList(withPlan('pro', { title: '' }), referenceLanguage);
    const details = toPricingDetails(select('pro', {}, config));
    expect(details.plan).toBe('pro');
    expect(pricingDetailsSchema.safeParse(details).success).toBe(true);
  });
});
