import { describe, expect, it } from 'vitest';
import { BUILT_IN_PLAN_IDS, createBuiltInConfig } from '#app/domain/pricing/built-in';
import { germanTexts, priceList } from './price-list';

const noTexts = { plans: {}, addons: {} };

describe('the built-in configuration (spec §9)', () => {
  it('has three plans', () => {
    expect(BUILT_IN_PLAN_IDS).toStrictEqual(['core', 'pro', 'enterprise']);
    expect(createBuiltInConfig(noTexts).PRICING_PLANS).toStrictEqual([
      {
        id: 'core',
        title: '',
        basePrice: 499,
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
        basePrice: 1199,
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
        basePrice: 3499,
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
    ['sso', 99, 'key-round', 'available', ''],
    ['support', 99, 'life-buoy', 'available', ''],
    ['reporting', 199, 'chart-column', 'available', ''],
    ['transport-genius', 599, 'truck', 'future', 'Q2/2025'],
    ['doku-genius', 399, 'file-text', 'future', 'Q2/2025'],
    ['compliance', 99, 'shield-check', 'future', 'Q4/2025'],
    ['notifications', 59, 'bell', 'future', 'Q3/2025'],
  ])('has the addon %s at %d €', (id, price, icon, status, statusText) => {
    const { ADDONS } = createBuiltInConfig(noTexts);
    expect(ADDONS.filter((addon) => addon.id === id)).toStrictEqual([
      {
        id,
        title: '',
        icon,
        price,
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
    expect(priceList.ADDONS.map(({ id }) => id).join()).toBe(
      'sso,support,reporting,transport-genius,doku-genius,compliance,notifications',
    );
  });

  it('has extra costs and yearly discount', () => {
    expect(priceList.EXTRA_COSTS).toEqual({
      USER_PRICE: 49,
      SYSTEM_PRICE: 129,
      LANDSCAPE_PRICE: 59,
    });
    expect(priceList.YEARLY_DISCOUNT).toBe(0.15);
  });

  it('takes its texts from the language (D32)', () => {
    expect(priceList.PRICING_PLANS[0]).toMatchObject({
      title: 'Core',
      description: 'Für kleine Teams',
      features: ['Dashboard', 'Explorer'],
    });
    expect(priceList.ADDONS[0]).toMatchObject({
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
    expect(createBuiltInConfig(germanTexts).EXTRA_COSTS.USER_PRICE).toBe(49);
  });
});
