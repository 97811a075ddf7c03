import { describe, expect, it } from 'vitest';
import { createDraft, type Draft, type ItemList } from '#app/domain/pricing/editing/draft';
import { type Rename, renameItem } from '#app/domain/pricing/editing/rename-item';
import { priceList } from '../price-list';

const draft = createDraft(priceList);
const [sso, support] = draft.ADDONS;
if (sso === undefined || support === undefined) throw new Error('two addons');

/** Types one id after the other into the same field. */
function type(start: Draft, key: number, ids: readonly string[], list: ItemList = 'ADDONS'): Draft {
  let typed: { draft: Draft; rename: Rename | undefined } = {
    draft: start,
    rename: undefined,
  };
  for (const id of ids) typed = renameItem(typed.draft, list, key, id, typed.rename);
  return typed.draft;
}

const listsOf = ({ PRICING_PLANS }: Draft) =>
  PRICING_PLANS.map(({ includedAddons, disabledAddons }) => [includedAddons, disabledAddons]);

describe('renaming an addon (D21)', () => {
  it('changes every list that contains it, and nothing else', () => {
    const renamed = type(draft, sso.key, ['login']);
    expect(renamed.ADDONS.map(({ id }) => id).slice(0, 2)).toEqual(['login', 'support']);
    expect(listsOf(renamed)).toEqual([
      [[], ['login', 'support']],
      [['login', 'support'], []],
      [['login', 'support'], []],
    ]);
  });

  it('shares unaffected plans', () => {
    const reporting = draft.ADDONS.find(({ id }) => id === 'reporting');
    const renamed = type(draft, reporting?.key ?? -1, ['reports']);
    expect(renamed.PRICING_PLANS[0]).toBe(draft.PRICING_PLANS[0]);
  });

  it.each([
    { by: 'emptying the field', ids: ['ss', 's', '', 'l', 'login'] },
    { by: "way of another addon's id", ids: ['support', 'support2', 'login'] },
  ])('by $by does not affect other addons', ({ ids }) => {
    const renamed = type(draft, sso.key, ids);
    expect(listsOf(renamed)[1]).toEqual([['login', 'support'], []]);
    expect(renamed.ADDONS[1]?.id).toBe('support');
  });

  it.each(['', 'support'])('to %j leaves the lists with the id they know', (id) => {
    expect(listsOf(type(draft, sso.key, ['s', id]))).toEqual(listsOf(draft));
  });

  it('back to the original id restores the draft', () => {
    expect(type(draft, sso.key, ['login', 'sso'])).toEqual(draft);
  });

  it('with a duplicate id keeps the references of the other one', () => {
    const shared = type(draft, sso.key, ['support']);
    const renamed = type(shared, sso.key, ['login']);
    expect(listsOf(renamed)[1]).toEqual([['sso', 'support'], []]);
  });

  it('without an id changes no list', () => {
    const unnamed = type(draft, sso.key, ['']);
    expect(listsOf(type(unnamed, sso.key, ['login']))).toEqual(listsOf(draft));
  });

  it('that was removed changes nothing', () => {
    expect(renameItem(draft, 'ADDONS', -1, 'x')).toEqual({ draft, rename: undefined });
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
    const plan = type(written, core.key, ['b', 'ba', 'basic'], 'PRICING_PLANS');
    expect(plan.PRICING_PLANS[0]?.id).toBe('basic');
    expect(textsOf(plan)?.plans).toEqual({ basic: { title: 'Basic' }, old: { title: 'Orphan' } });
    expect(textsOf(type(written, addon.key, ['login']))?.addons).toEqual({
      login: { title: 'Sign-on' },
    });
  });

  it('leaves no texts at intermediate ids and takes none from them', () => {
    const typed = type(written, core.key, ['', 'old', 'older', 'pro', 'core2'], 'PRICING_PLANS');
    expect(textsOf(typed)?.plans).toEqual({ core2: { title: 'Basic' }, old: { title: 'Orphan' } });
    expect(type(written, core.key, ['x', 'core'], 'PRICING_PLANS')).toEqual(written);
  });

  it('to the id of another item keeps the texts', () => {
    expect(textsOf(type(written, core.key, ['pro'], 'PRICING_PLANS'))).toEqual(english);
  });
});
