import { describe, expect, it } from 'vitest';
import { getCustomTexts, setCustomTexts } from '#app/domain/pricing/editing/custom-texts';
import { createDraft } from '#app/domain/pricing/editing/draft';
import { removeItem } from '#app/domain/pricing/editing/draft-items';
import { planOf, priceList } from '../price-list';

const draft = createDraft(priceList);
const core = { ...planOf('core'), key: 0 };

describe('texts of plans and addons in another language', () => {
  const written = setCustomTexts(draft, 'en', 'PRICING_PLANS', 'core', { title: 'Basic' });

  it('are added to existing texts', () => {
    expect(written.TEXTS).toEqual({ en: { plans: { core: { title: 'Basic' } }, addons: {} } });
    const addons = { sso: { title: 'Sign-on' } };
    expect(setCustomTexts(draft, 'en', 'ADDONS', 'sso', addons.sso).TEXTS).toEqual({
      en: { plans: {}, addons },
    });
    const more = setCustomTexts(written, 'en', 'ADDONS', 'sso', { features: ['One'] });
    expect(more.TEXTS?.en).toEqual({
      plans: { core: { title: 'Basic' } },
      addons: { sso: { features: ['One'] } },
    });
    expect(getCustomTexts(more.TEXTS, 'en', 'ADDONS', 'sso')).toEqual({ features: ['One'] });
    expect(getCustomTexts(more.TEXTS, 'en', 'ADDONS', 'constructor')).toEqual({});
    expect(getCustomTexts(more.TEXTS, 'toString', 'ADDONS', 'sso')).toEqual({});
    expect(getCustomTexts(undefined, 'en', 'ADDONS', 'sso')).toEqual({});
  });

  it('that are empty are not stored', () => {
    expect(setCustomTexts(written, 'en', 'PRICING_PLANS', 'core', { title: '' })).toEqual(draft);
    const features = { title: 'Basic', description: '', longDescription: '', features: [] };
    expect(setCustomTexts(draft, 'en', 'PRICING_PLANS', 'core', features)).toEqual(written);
  });

  it('are removed with their item, unless another has the same id', () => {
    expect(removeItem(written, 'PRICING_PLANS', core.key)).not.toHaveProperty('TEXTS');
    const twin = { ...core, key: 99 };
    const both = { ...written, PRICING_PLANS: [...written.PRICING_PLANS, twin] };
    expect(removeItem(both, 'PRICING_PLANS', 99)).toHaveProperty('TEXTS');
    const other = removeItem(written, 'ADDONS', written.ADDONS[0]?.key ?? -1);
    expect(other.TEXTS).toBe(written.TEXTS);
  });
});
