import { describe, expect, it } from 'vitest';
import { BUILT_IN_PLAN_IDS, createBuiltInConfig } from '#app/domain/pricing/built-in';
import {
  DELIVERED_ADDONS,
  DELIVERED_EXTRA_COSTS,
  DELIVERED_PLANS,
  DELIVERED_YEARLY_DISCOUNT,
} from '../../../delivered-prices';
import { germanTexts } from './price-list';

const noTexts = { plans: {}, addons: {} };
const delivered = createBuiltInConfig(germanTexts);

describe('the built-in configuration (spec §9)', () => {
  it('has three plans', () => {
    expect(BUILT_IN_PLAN_IDS).toStrictEqual(['core', 'pro', 'enterprise']);
    expect(createBuiltInConfig(noTexts).PRICING_PLANS).toStrictEqual([
      {
        id: 'core',
        title: '',
        basePrice: DELIVERED_PLANS.core.basePrice,
        includedUsers: 3,
        includedSystems: 2,
        includedLandscapes: 1,
        includedAddons: [],
        disabledAddons: ['sso', 'support'],
        freeAddonCount: 0,
        salesOnly: false,
        description: '',
        features: [],
      },
      {
        id: 'pro',
        title: '',
        basePrice: DELIVERED_PLANS.pro.basePrice,
        includedUsers: 10,
        includedSystems: 3,
        includedLandscapes: 1,
        includedAddons: ['sso', 'support'],
        disabledAddons: [],
        freeAddonCount: 1,
        salesOnly: false,
        highlighted: true,
        description: '',
        features: [],
      },
      {
        id: 'enterprise',
        title: '',
        basePrice: DELIVERED_PLANS.enterprise.basePrice,
        includedUsers: 20,
        includedSystems: 5,
        includedLandscapes: 2,
        includedAddons: ['sso', 'support'],
        disabledAddons: [],
        freeAddonCount: 3,
        salesOnly: true,
        description: '',
        features: [],
      },
    ]);
  });

  it.each([
    ['sso', 'key-round', 'available', ''],
    ['support', 'life-buoy', 'available', ''],
    ['reporting', 'chart-column', 'available', ''],
    ['transport-genius', 'truck', 'future', 'Q2/2025'],
    ['doku-genius', 'file-text', 'future', 'Q2/2025'],
    ['compliance', 'shield-check', 'future', 'Q4/2025'],
    ['notifications', 'bell', 'future', 'Q3/2025'],
  ] as const)('has the addon %s', (id, icon, status, statusText) => {
    const { ADDONS } = createBuiltInConfig(noTexts);
    expect(ADDONS.filter((addon) => addon.id === id)).toStrictEqual([
      {
        id,
        title: '',
        icon,
        price: DELIVERED_ADDONS[id].price,
        description: '',
        longDescription: '',
        features: [],
        status,
        statusText,
        image: id,
      },
    ]);
  });

  it('has the addons in this order', () => {
    expect(delivered.ADDONS.map(({ id }) => id)).toEqual(Object.keys(DELIVERED_ADDONS));
  });

  it('has extra costs and yearly discount', () => {
    expect(delivered.EXTRA_COSTS).toEqual(DELIVERED_EXTRA_COSTS);
    expect(delivered.YEARLY_DISCOUNT).toBe(DELIVERED_YEARLY_DISCOUNT);
  });

  it('takes its texts from the language (D32)', () => {
    expect(delivered.PRICING_PLANS[0]).toMatchObject({
      title: 'Core',
      description: 'Für kleine Teams',
      features: ['Dashboard', 'Explorer'],
    });
    expect(delivered.ADDONS[0]).toMatchObject({
      title: 'Einmalanmeldung',
      description: 'Ein Konto für alles',
      longDescription: 'Anmeldung über das Firmenkonto',
      features: ['SAML', 'OpenID Connect'],
    });
  });

  it('is a fresh object each time, so that editing one changes no other', () => {
    const first = createBuiltInConfig(germanTexts);
    first.EXTRA_COSTS.USER_PRICE = 1;
    for (const plan of first.PRICING_PLANS) {
      plan.includedAddons.push('edited');
      plan.disabledAddons.push('edited');
      plan.features.push('edited');
    }
    for (const addon of first.ADDONS) addon.features.push('edited');
    expect(JSON.stringify(createBuiltInConfig(germanTexts))).not.toContain('edited');
    expect(createBuiltInConfig(germanTexts).EXTRA_COSTS).toEqual(DELIVERED_EXTRA_COSTS);
  });
});
