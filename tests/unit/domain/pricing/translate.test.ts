import { describe, expect, it } from 'vitest';
import type { PricingTexts } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
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

const none = { plans: {}, addons: {} };

function translate(config = priceList, to = englishTexts) {
  const { PRICING_PLANS, ADDONS } = translateConfig(config, germanTexts, to, 'en');
  return { core: PRICING_PLANS[0], pro: PRICING_PLANS[1], sso: ADDONS[0] };
}

it('built-in texts are translated, and nothing else is touched (D32)', () => {
  const [core, pro, ...plans] = priceList.PRICING_PLANS;
  const [sso, ...addons] = priceList.ADDONS;
  expect(translateConfig(priceList, germanTexts, englishTexts, 'en')).toEqual({
    ...priceList,
    PRICING_PLANS: [
      { ...core, ...englishTexts.plans.core },
      { ...pro, ...englishTexts.plans.pro },
      ...plans,
    ],
    ADDONS: [{ ...sso, ...englishTexts.addons.sso }, ...addons],
  });
  expect(core?.title).toBe('Core');
});

it('edited texts are shown as typed, field by field (D32)', () => {
  const description = 'Für alle';
  expect(translate(withPlan('core', { description })).core).toMatchObject({
    title: 'Core EN',
    description,
    features: ['Dashboard EN', 'Explorer EN'],
  });
  const sso = createAddon('sso', 99, { ...germanTexts.addons.sso, longDescription: 'Anders' });
  expect(translate({ ...priceList, ADDONS: [sso] }).sso).toMatchObject({
    title: 'Single sign-on',
    longDescription: 'Anders',
  });
});

it.each([
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
])('edited features are translated one by one: %o', (features, expected) => {
  expect(translate(withPlan('core', { features })).core?.features).toEqual(expected);
});

describe('without a translation the text stays', () => {
  it('when a language does not know the plan or the addon', () => {
    expect(translateConfig(priceList, germanTexts, none, 'en')).toEqual(priceList);
    expect(translateConfig(priceList, none, englishTexts, 'en')).toEqual(priceList);
  });

  it('when the translation of a list is shorter than an edited one', () => {
    const texts = { ...englishTexts, plans: { pro: { title: '', description: '', features: [] } } };
    expect(translate(priceList, texts).pro?.features).toEqual(['Alles aus Core']);
  });

  it('when the id is that of something inherited', () => {
    const config = {
      ...withPlan('core', { id: 'toString' }),
      ADDONS: [createAddon('toString', 1)],
    };
    const translated = translateConfig(config, germanTexts, englishTexts, 'en');
    expect(translated.PRICING_PLANS[0]).toEqual(config.PRICING_PLANS[0]);
    expect(translated.ADDONS).toEqual(config.ADDONS);
  });
});

const own = {
  plans: { core: { title: 'Basic', features: ['One', 'Two'] }, constructor: { title: 'no' } },
  addons: { sso: { longDescription: 'Sign in with the company account' } },
};
const written: PricingConfig = { ...withPlan('core', { title: 'Kern' }), TEXTS: { en: own } };

describe('the owner’s texts in another language', () => {
  it('are an optional part of the stored form', () => {
    const stored = JSON.parse(JSON.stringify(written));
    expect(parsePricingConfig(stored)).toEqual({ kind: 'ok', value: written });
    expect(parsePricingConfig({ ...priceList, TEXTS: { en: {} } })).toMatchObject({
      value: { TEXTS: { en: { plans: {}, addons: {} } } },
    });
    expect(parsePricingConfig({ ...priceList, TEXTS: { en: { plans: { core: 1 } } } })).toEqual({
      kind: 'refused',
      refusal: [{ path: 'TEXTS.en.plans.core', kind: 'wrong-type' }],
    });
  });

  it('are shown in their language; missing ones fall back', () => {
    const showIn = (language: string, TEXTS = written.TEXTS) =>
      translateConfig({ ...written, ...(TEXTS && { TEXTS }) }, germanTexts, none, language);
    const { PRICING_PLANS, ADDONS } = showIn('en');
    const [core, pro] = PRICING_PLANS;
    expect(core).toEqual({ ...written.PRICING_PLANS[0], title: 'Basic', features: ['One', 'Two'] });
    expect(pro?.title).toBe('Pro');
    expect(ADDONS[0]).toMatchObject({
      title: 'Einmalanmeldung',
      longDescription: 'Sign in with the company account',
    });
    expect(showIn('de').PRICING_PLANS[0]?.title).toBe('Kern');
    const empty = { en: { plans: { core: { title: ' ' } }, addons: {} } };
    expect(showIn('en', empty).PRICING_PLANS[0]?.title).toBe('Kern');
  });
});
