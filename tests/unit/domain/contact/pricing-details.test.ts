import { expect, it } from 'vitest';
import { toPricingDetails } from '#app/domain/contact/pricing-details';
import { pricingDetailsSchema } from '#app/domain/contact/pricing-details-schema';
import { referenceLanguage } from '#app/i18n/languages';
import { translateList } from '#app/i18n/price-list';
import { createAddon, select, withPlan } from '../pricing/price-list';

it('pricing details contain the whole summary, without included, disabled and announced addons (D12, D17)', () => {
  const counts = { users: 45, systems: 4, landscapes: 2 };
  const addons = ['sso', 'support', 'reporting', 'compliance'];
  for (const [planId, plan] of [
    ['pro', 'Pro'],
    ['core', 'Core'],
  ] as const) {
    expect(toPricingDetails(select(planId, { ...counts, yearly: true, addons }))).toStrictEqual({
      plan,
      isYearly: true,
      ...counts,
      addons: ['reporting'],
    });
  }
  expect(toPricingDetails(select('core'))).toMatchObject({ isYearly: false, users: 3, addons: [] });
});

it.each([true, false])(
  'pricing details of a sales-only plan are plan and billing, yearly %s',
  (yearly) => {
    const config = withPlan('enterprise', { title: 'Enterprise' });
    const selection = select('enterprise', { yearly, users: 99, addons: ['reporting'] }, config);
    expect(toPricingDetails(selection)).toStrictEqual({ plan: 'Enterprise', isYearly: yearly });
  },
);

it.each([
  ['P'.repeat(500), 'P'.repeat(200)],
  ['Core\nPlus', 'Core Plus'],
  ['', 'pro'],
])('pricing details are valid for any title and id (D21): %j', (title, plan) => {
  const ADDONS = [createAddon('report\ning', 1)];
  const config = translateList({ ...withPlan('pro', { title }), ADDONS }, referenceLanguage);
  const details = toPricingDetails(select('pro', { addons: ['report\ning'] }, config));
  expect(details).toMatchObject({ plan, addons: ['report ing'] });
  expect(pricingDetailsSchema.safeParse(details).success).toBe(true);
});
