import { describe, expect, it } from 'vitest';
import { createDraft, type Draft } from '#app/domain/pricing/editing/draft';
import { renameItem } from '#app/domain/pricing/editing/rename-item';
import { priceList } from '../price-list';

const draft = createDraft(priceList);
const [sso, support] = draft.ADDONS;
if (sso === undefined || support === undefined) throw new Error('two addons');

const listsOf = ({ PRICING_PLANS }: Draft) =>
  PRICING_PLANS.map(({ includedAddons, disabledAddons }) => [includedAddons, disabledAddons]);

describe('renaming an addon (D21)', () => {
  it('changes every list that contains it, and nothing else', () => {
    const renamed = renameItem(draft, 'ADDONS', sso.key, 'login');
    expect(renamed.ADDONS.map(({ id }) => id).slice(0, 2)).toEqual(['login', 'support']);
    expect(listsOf(renamed)).toEqual([
      [[], ['login', 'support']],
      [['login', 'support'], []],
      [['login', 'support'], []],
    ]);
  });

  it('shares unaffected plans', () => {
    const reporting = draft.ADDONS.find(({ id }) => id === 'reporting');
    const renamed = renameItem(draft, 'ADDONS', reporting?.key ?? -1, 'reports');
    expect(renamed.PRICING_PLANS[0]).toBe(draft.PRICING_PLANS[0]);
  });

  it.each(['', 'support'])('to %j leaves the lists with the id they know', (id) => {
    expect(listsOf(renameItem(draft, 'ADDONS', sso.key, id))).toEqual(listsOf(draft));
  });

  it('with a duplicate id keeps the references of the other one', () => {
    const shared = renameItem(draft, 'ADDONS', sso.key, 'support');
    const renamed = renameItem(shared, 'ADDONS', sso.key, 'login');
    expect(listsOf(renamed)[1]).toEqual([['sso', 'support'], []]);
  });

  it('without an id changes no list', () => {
    const unnamed = renameItem(draft, 'ADDONS', sso.key, '');
    expect(listsOf(renameItem(unnamed, 'ADDONS', sso.key, 'login'))).toEqual(listsOf(draft));
  });

  it('that was removed changes nothing', () => {
    expect(renameItem(draft, 'ADDONS', -1, 'x')).toBe(draft);
  });
});

describe('renaming a plan or addon that has texts in other languages', () => {
  const english = {
    plans: { core: { title: 'Basic' }, old: { title: 'Orphan' } },
    addons: { sso: { title: 'Sign-on' } },
  };
  const written = createDraft({ ...priceList, TEXTS: { en: english } });
  const textsOf = ({ TEXTS }: Draft) => TEXTS?.en;
  const [core] = written.PRICING_PLANS;
  const [addon] = written.ADDONS;
  if (!core || !addon) throw new Error('an empty list');

  it('moves the texts to the new id', () => {
    const plan = renameItem(written, 'PRICING_PLANS', core.key, 'basic');
    expect(plan.PRICING_PLANS[0]?.id).toBe('basic');
    expect(textsOf(plan)?.plans).toEqual({ basic: { title: 'Basic' }, old: { title: 'Orphan' } });
    expect(textsOf(renameItem(written, 'ADDONS', addon.key, 'login'))?.addons).toEqual({
      login: { title: 'Sign-on' },
    });
  });

  it('to the id of another item keeps the texts', () => {
    expect(textsOf(renameItem(written, 'PRICING_PLANS', core.key, 'pro'))).toEqual(english);
  });
});
