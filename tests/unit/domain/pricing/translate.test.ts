import { describe, expect, it } from 'vitest';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import { translateConfig } from '#app/domain/pricing/translate';
import { createAddon, germanTexts, priceList, withPlan } from './price-list';

const englishTexts: PricingTexts = {
  plans: {
    core: {
      title: 'Core EN',
      description: 'For small teams',
      features: ['Dashboard EN', 'Explorer EN'],
    },
    pro: { title: 'Pro EN', description: 'For growing teams', features: ['All of', 'Core'] },
  },
  addons: {
    sso: {
      title: 'Single sign-on',
      description: 'One account for all',
      longDescription: 'Signing in with the company account',
      features: ['SAML 2', 'OIDC'],
    },
  },
};

function translate(config = priceList, to = englishTexts) {
  const { PRICING_PLANS, ADDONS } = translateConfig(config, germanTexts, to, 'en');
  return { core: PRICING_PLANS[0], pro: PRICING_PLANS[1], sso: ADDONS[0] };
}

describe('built-in texts are translated (D32)', () => {
  it('of plans', () => {
    expect(translate().core).toEqual({ ...priceList.PRICING_PLANS[0], ...englishTexts.plans.core });
  });

  it('of addons', () => {
    expect(translate().sso).toEqual({ ...priceList.ADDONS[0], ...englishTexts.addons.sso });
  });

  it('with as many features as the translation has', () => {
    expect(translate().pro?.features).toEqual(['All of', 'Core']);
  });

  it('and nothing else is touched', () => {
    const translated = translateConfig(priceList, germanTexts, englishTexts, 'en');
    expect(translated.EXTRA_COSTS).toEqual(priceList.EXTRA_COSTS);
    expect(translated.YEARLY_DISCOUNT).toBe(0.15);
    expect(translated.PRICING_PLANS[2]).toEqual(priceList.PRICING_PLANS[2]);
    expect(translated.ADDONS.slice(1)).toEqual(priceList.ADDONS.slice(1));
    expect(priceList.PRICING_PLANS[0]?.title).toBe('Core');
  });
});

describe('edited texts are shown as typed (D32)', () => {
  it('field by field', () => {
    expect(translate(withPlan('core', { title: 'Starter' })).core).toMatchObject({
      title: 'Starter',
      description: 'For small teams',
      features: ['Dashboard EN', 'Explorer EN'],
    });
    expect(translate(withPlan('core', { description: 'Für alle' })).core).toMatchObject({
      title: 'Core EN',
      description: 'Für alle',
    });
  });

  it('in an addon', () => {
    const sso = createAddon('sso', 99, {
      title: 'Einmalanmeldung',
      description: 'Ein Konto',
      longDescription: 'Anders',
      features: ['SAML', 'Kerberos'],
    });
    expect(translate({ ...priceList, ADDONS: [sso] }).sso).toMatchObject({
      title: 'Single sign-on',
      description: 'Ein Konto',
      longDescription: 'Anders',
      features: ['SAML 2', 'Kerberos'],
    });
  });

  it.each([
    [
      ['Dashboard', 'Neu'],
      ['Dashboard EN', 'Neu'],
    ],
    [
      ['Neu', 'Explorer'],
      ['Neu', 'Explorer EN'],
    ],
    [['Dashboard'], ['Dashboard EN']],
    [
      ['Dashboard', 'Explorer', 'Neu'],
      ['Dashboard EN', 'Explorer EN', 'Neu'],
    ],
    [
      ['Explorer', 'Dashboard'],
      ['Explorer', 'Dashboard'],
    ],
    [[], []],
  ])('feature by feature: %o', (features, expected) => {
    expect(translate(withPlan('core', { features })).core?.features).toEqual(expected);
  });
});

describe('without a translation the text stays', () => {
  it('when the language does not know the plan or the addon', () => {
    const translated = translate(priceList, { plans: {}, addons: {} });
    expect(translated.core).toEqual(priceList.PRICING_PLANS[0]);
    expect(translated.sso).toEqual(priceList.ADDONS[0]);
  });

  it('when the reference language does not know the plan or the addon', () => {
    const config = { ...priceList, ADDONS: [createAddon('sso', 99)] };
    const translated = translateConfig(config, { plans: {}, addons: {} }, englishTexts, 'en');
    expect(translated).toEqual(config);
  });

  it('when the translation of a list is shorter than an edited one', () => {
    const texts = { ...englishTexts, plans: { pro: { title: '', description: '', features: [] } } };
    expect(translate(priceList, texts).pro?.features).toEqual(['Alles aus Core']);
  });

  it.each(['constructor', '__proto__', 'toString'])('when the id is %s', (id) => {
    const config = { ...withPlan('core', { id }), ADDONS: [createAddon(id, 1)] };
    expect(translateConfig(config, germanTexts, englishTexts, 'en').PRICING_PLANS[0]).toEqual(
      config.PRICING_PLANS[0],
    );
    expect(translateConfig(config, germanTexts, englishTexts, 'en').ADDONS).toEqual(config.ADDONS);
  });
});
