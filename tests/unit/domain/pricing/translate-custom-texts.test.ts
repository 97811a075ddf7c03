import { describe, expect, it } from 'vitest';
import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { createDraft, draftToConfig } from '#app/domain/pricing/editing/draft';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
import { translateConfig } from '#app/domain/pricing/translate';
import { germanTexts, priceList, withPlan } from './price-list';

const english = {
  plans: { core: { title: 'Basic', features: ['One', 'Two'] }, constructor: { title: 'no' } },
  addons: { sso: { longDescription: 'Sign in with the company account' } },
};
const written: PricingConfig = { ...withPlan('core', { title: 'Kern' }), TEXTS: { en: english } };
const noTexts = { plans: {}, addons: {} };

describe('custom texts in another language', () => {
  it('are an optional part of the stored form', () => {
    const stored = JSON.parse(JSON.stringify(written));
    expect(parsePricingConfig(stored)).toEqual({ kind: 'ok', value: written });
    expect(parsePricingConfig(priceList)).toEqual({ kind: 'ok', value: priceList });
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
      translateConfig({ ...written, ...(TEXTS && { TEXTS }) }, germanTexts, noTexts, language);
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

  it('survive editing and are listed as a change', () => {
    const [before, after] = [createDraft(priceList), createDraft(written)];
    expect(draftToConfig(after)).toEqual(written);
    expect(draftToConfig(before)).not.toHaveProperty('TEXTS');
    expect(listChanges(before, after)).toMatchObject([
      { kind: 'value', field: 'title' },
      { kind: 'texts', language: 'en' },
    ]);
    expect(listChanges(after, { ...after, YEARLY_DISCOUNT: 0.2 })).toHaveLength(1);
  });
});
