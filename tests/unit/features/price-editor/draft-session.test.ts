import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { type Draft, draftToConfig } from '#app/domain/pricing/editing/draft';
import { setField } from '#app/domain/pricing/editing/draft-items';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { createDraftSession, type DraftSession } from '#app/features/price-editor/draft-session';
import type { SaveResult } from '#app/state/pricing-config';
import { planOf, priceList, withPlan } from '../../domain/pricing/price-list';

const description = 'Beschreibung';
const feature = 'Feature 1';

/** A draft session with the test's clock and storage. */
function start(config: PricingConfig = priceList) {
  const save = vi.fn<(config: PricingConfig, basedOn?: number) => SaveResult>(() => 'saved');
  const newTexts = {
    PRICING_PLANS: { title: 'Neues Paket', description, feature },
    ADDONS: { title: 'Neues Addon', description, feature },
  };
  const draftSession = createDraftSession(config, 0, newTexts, save);
  const setPrice = (price: number, field = 'base price') => {
    draftSession.markTyped(field);
    draftSession.edit((draft) => setField(draft, 'PRICING_PLANS', 0, 'basePrice', price));
  };
  const readPrice = () => draftSession.readDraft().PRICING_PLANS[0]?.basePrice;
  return { draftSession, save, setPrice, readPrice };
}

const idsOf = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

describe('undo and redo', () => {
  it('treat continuous typing as one edit', () => {
    const { draftSession, setPrice, readPrice } = start();
    setPrice(5);
    setPrice(52);
    vi.advanceTimersByTime(2000);
    setPrice(529);
    draftSession.undo();
    expect(readPrice()).toBe(52);
    draftSession.undo();
    expect(readPrice()).toBe(499);
    draftSession.undo();
    expect(readPrice()).toBe(499);
    draftSession.redo();
    draftSession.redo();
    expect(readPrice()).toBe(529);
    draftSession.redo();
    expect(readPrice()).toBe(529);
  });

  it.each([
    ['before a second is over', 999, 'base price', 1],
    ['after a second', 1000, 'base price', 2],
    ['in another field', 1, 'title', 2],
    ['after it a press', 1, undefined, 2],
  ])('typing on %s', (_, ms, field, steps) => {
    const { draftSession, setPrice } = start();
    setPrice(5);
    vi.advanceTimersByTime(ms);
    draftSession.markTyped(field);
    draftSession.edit((draft) => setField(draft, 'PRICING_PLANS', 0, 'title', 'x'));
    expect(draftSession.store.state.past).toHaveLength(steps);
  });

  it('start a new edit after undo, even in the same field, and presses are never merged', () => {
    const { draftSession, setPrice } = start();
    setPrice(5);
    setPrice(6, 'another field');
    draftSession.undo();
    setPrice(7, 'another field');
    expect(draftSession.store.state.past).toHaveLength(2);
    for (const list of ['ADDONS', 'ADDONS'] as const) draftSession.add(list);
    draftSession.edit((draft) => draft);
    expect(draftSession.store.state.past).toHaveLength(4);
  });

  it('of an import at once after discarding bring the discarded list back', () => {
    const { draftSession, setPrice, readPrice } = start();
    setPrice(529);
    // Choosing a file is input without an edit.
    draftSession.markTyped('file');
    draftSession.discard();
    draftSession.markTyped('file');
    draftSession.replace(withPlan('core', { basePrice: 529 }));
    draftSession.undo();
    expect(readPrice()).toBe(499);
  });

  it('remember a limited number of edits', () => {
    const { draftSession, setPrice, readPrice } = start();
    for (let price = 0; price <= 100; price += 1) setPrice(price, `field ${price}`);
    for (let step = 0; step <= 100; step += 1) draftSession.undo();
    expect(readPrice()).toBe(0);
  });

  it('treat discarding as a separate edit', () => {
    const { draftSession, setPrice, readPrice } = start();
    setPrice(1);
    draftSession.discard();
    expect(readPrice()).toBe(499);
    draftSession.undo();
    expect(readPrice()).toBe(1);
  });

  it('return the changes they made', () => {
    const { draftSession, setPrice } = start();
    setPrice(529);
    expect(draftSession.undo()).toMatchObject([{ kind: 'value', before: 529, after: 499 }]);
    expect(draftSession.undo()).toEqual([]);
    expect(draftSession.redo()).toMatchObject([{ kind: 'value', before: 499, after: 529 }]);
    expect(draftSession.redo()).toEqual([]);
  });

  it('open the changed section', () => {
    const { draftSession, setPrice } = start();
    setPrice(1);
    draftSession.open('costs');
    draftSession.undo();
    expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 0 });
    draftSession.edit((draft) => ({ ...draft, YEARLY_DISCOUNT: 0.2 }));
    draftSession.undo();
    expect(draftSession.store.state.openedItem).toBe('costs');
  });

  it('restore a deleted item, and a later edit clears the redo history', () => {
    const { draftSession } = start();
    draftSession.remove('PRICING_PLANS', 0);
    expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 1 });
    draftSession.undo();
    expect(idsOf(draftSession.readDraft())).toEqual(['core', 'pro', 'enterprise']);
    expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 0 });
    draftSession.move('PRICING_PLANS', 0, 2);
    expect(draftSession.store.state.future).toEqual([]);
  });
});

describe('renaming an addon', () => {
  const included = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map((plan) => plan.includedAddons);

  it('is one step, including the plans’ addon lists, even when typed slowly', () => {
    const { draftSession } = start();
    for (const id of ['ss', 's', '', 'support', 'l', 'login']) {
      draftSession.renameItem('ADDONS', 3, id);
      vi.advanceTimersByTime(5000);
    }
    const renamed = draftSession.readDraft();
    expect(included(renamed)[1]).toEqual(['login', 'support']);
    draftSession.undo();
    expect(draftToConfig(draftSession.readDraft())).toEqual(priceList);
    expect(draftSession.store.state.past).toEqual([]);
    draftSession.redo();
    expect(draftSession.readDraft()).toEqual(renamed);
    draftSession.renameItem('PRICING_PLANS', 0, 'basic');
    expect(idsOf(draftSession.readDraft())).toContain('basic');
  });

  it('starts a new step after saving and after another edit', () => {
    const { draftSession, setPrice } = start();
    draftSession.renameItem('ADDONS', 3, 'a');
    draftSession.save();
    draftSession.renameItem('ADDONS', 3, 'ab');
    setPrice(1);
    draftSession.renameItem('ADDONS', 3, 'abc');
    draftSession.undo();
    expect(draftSession.readDraft().ADDONS[0]?.id).toBe('ab');
    draftSession.undo();
    draftSession.undo();
    expect(draftSession.readDraft().ADDONS[0]?.id).toBe('a');
    expect(included(draftSession.readDraft())[1]).toEqual(['a', 'support']);
  });
});

describe('adding and deleting', () => {
  it('open the added item', () => {
    const { draftSession } = start();
    draftSession.add('PRICING_PLANS');
    expect(draftSession.store.state).toMatchObject({
      openedItem: { list: 'PRICING_PLANS', key: 10 },
      isFormShown: true,
    });
    draftSession.add('ADDONS');
    expect(draftSession.store.state.openedItem).toEqual({ list: 'ADDONS', key: 11 });
    expect(draftSession.readDraft().ADDONS.at(-1)).toMatchObject({ id: 'addon-8', key: 11 });
  });

  it('open the new last item when the last is deleted, and none when the list is empty', () => {
    const { draftSession } = start();
    draftSession.remove('PRICING_PLANS', 2);
    expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 1 });
    draftSession.remove('PRICING_PLANS', 1);
    draftSession.remove('PRICING_PLANS', 0);
    expect(draftSession.store.state.openedItem).toBe('none');
  });
});

describe('saving', () => {
  it('stores the configuration and makes it the list in force', () => {
    const { draftSession, save, setPrice } = start();
    setPrice(529);
    expect(draftSession.save()).toBe('saved');
    expect(save).toHaveBeenCalledExactlyOnceWith(withPlan('core', { basePrice: 529 }), 0);
    expect(draftSession.store.state.saved).toBe('saved');
    expect(draftSession.store.state.inForce.PRICING_PLANS[0]?.basePrice).toBe(529);
    setPrice(530);
    expect(draftSession.store.state.saved).toBeUndefined();
  });

  it('drops a new plan that was left untouched (spec §4)', () => {
    const { draftSession, save } = start();
    draftSession.add('PRICING_PLANS');
    draftSession.save();
    expect(save.mock.calls[0]?.[0]).toEqual(priceList);
    expect(idsOf(draftSession.readDraft())).toEqual(['core', 'pro', 'enterprise']);
    expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 0 });
  });

  it.each([
    ['full', 'full'],
    // Another tab has saved; its list follows.
    ['changed', undefined],
  ] as const)('keeps the edits and the list in force when it is %s', (result, told) => {
    const { draftSession, save, setPrice, readPrice } = start();
    save.mockReturnValue(result);
    draftSession.add('PRICING_PLANS');
    setPrice(529);
    expect(draftSession.save()).toBe(result);
    expect(readPrice()).toBe(529);
    expect(idsOf(draftSession.readDraft())).toHaveLength(4);
    expect(draftSession.store.state.saved).toBe(told);
    expect(draftSession.store.state.inForce.PRICING_PLANS[0]?.basePrice).toBe(499);
  });
});

function mergeConflict({ store, readDraft }: DraftSession): Draft {
  const { conflict, inForce } = store.state;
  if (!conflict) throw new Error('no conflict');
  return mergeDrafts(conflict.before, readDraft(), inForce);
}

describe('a configuration saved in another tab', () => {
  it('replaces the draft when there are no edits', () => {
    const { draftSession, readPrice } = start();
    draftSession.follow(withPlan('core', { basePrice: 600 }), 0);
    expect(readPrice()).toBe(600);
    expect(draftSession.store.state.conflict).toBeUndefined();
  });

  it('becomes a conflict and the list in force when there are edits', () => {
    const { draftSession, setPrice, readPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('pro', { basePrice: 1299 }), 0);
    expect(readPrice()).toBe(529);
    expect(draftSession.store.state.conflict?.before.PRICING_PLANS[1]?.basePrice).toBe(1199);
    expect(draftSession.store.state.inForce.PRICING_PLANS[1]?.basePrice).toBe(1299);
    draftSession.discard();
    expect(draftSession.store.state.conflict).toBeUndefined();
    expect(draftToConfig(draftSession.readDraft())).toEqual(withPlan('pro', { basePrice: 1299 }));
  });

  it('is merged with the edits on request', () => {
    const { draftSession, save, setPrice, readPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('pro', { basePrice: 1299 }), 0);
    draftSession.add('PRICING_PLANS');
    draftSession.takeMerged(mergeConflict(draftSession));
    expect(draftSession.store.state.conflict).toBeUndefined();
    expect(readPrice()).toBe(529);
    // An untouched new plan is still dropped (spec §4).
    draftSession.save();
    const saved = withPlan('pro', { basePrice: 1299 }, withPlan('core', { basePrice: 529 }));
    expect(save).toHaveBeenCalledExactlyOnceWith(saved, 0);
    draftSession.undo();
    draftSession.undo();
    expect(draftSession.readDraft().PRICING_PLANS[1]?.basePrice).toBe(1199);
  });

  it('is compared with the list in force from before the edits when saved several times', () => {
    const { draftSession, setPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('pro', { basePrice: 1299 }), 0);
    draftSession.follow(withPlan('pro', { basePrice: 1399 }), 0);
    expect(draftSession.store.state.conflict?.before.PRICING_PLANS[1]?.basePrice).toBe(1199);
    draftSession.follow(priceList, 0);
    expect(draftSession.store.state.conflict).toBeUndefined();
  });

  it('matches an item that was renamed here', () => {
    const { draftSession } = start();
    draftSession.renameItem('ADDONS', 3, 'login');
    draftSession.follow(withPlan('pro', { basePrice: 1299 }), 0);
    const { inForce } = draftSession.store.state;
    expect(listChanges(inForce, draftSession.readDraft()).map(({ kind }) => kind)).not.toContain(
      'added',
    );
    draftSession.takeMerged(mergeConflict(draftSession));
    expect(draftSession.readDraft().ADDONS[0]?.id).toBe('login');
    expect(draftSession.readDraft().PRICING_PLANS[1]).toMatchObject({
      basePrice: 1299,
      includedAddons: ['login', 'support'],
    });
  });

  it('is no conflict when it equals the edits', () => {
    const { draftSession, setPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('core', { basePrice: 529 }), 0);
    expect(draftSession.store.state.conflict).toBeUndefined();
  });

  it('does not change the state when it equals the list in force', () => {
    const { draftSession } = start();
    const { state } = draftSession.store;
    draftSession.follow(structuredClone(priceList), 0);
    expect(draftSession.store.state).toBe(state);
  });

  it('does not share keys with items added here', () => {
    const { draftSession } = start();
    draftSession.edit((draft) => ({ ...draft, YEARLY_DISCOUNT: 0.2 }));
    const PRICING_PLANS = [...priceList.PRICING_PLANS, { ...planOf('core'), id: 'x' }];
    draftSession.follow({ ...priceList, PRICING_PLANS }, 0);
    draftSession.add('PRICING_PLANS');
    const { inForce } = draftSession.store.state;
    const added = draftSession.readDraft().PRICING_PLANS.at(-1)?.key;
    expect(inForce.PRICING_PLANS.map(({ key }) => key)).not.toContain(added);
  });
});

it('edits of texts in another language are steps of their own, whose item opens again', () => {
  const { draftSession } = start();
  for (const [field, text] of [
    ['title', 'Basic'],
    ['description', 'x'],
  ] as const) {
    draftSession.markTyped(field);
    draftSession.edit((draft) => setField(draft, 'PRICING_PLANS', 0, field, text, 'en'));
  }
  draftSession.open('costs');
  draftSession.undo();
  expect(draftSession.readDraft().TEXTS).toEqual({
    en: { plans: { core: { title: 'Basic' } }, addons: {} },
  });
  expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 0 });
  draftSession.undo();
  expect(draftSession.readDraft()).not.toHaveProperty('TEXTS');
});

describe('a price list published during editing', () => {
  it('becomes the list in force, with the merged changes in the form', () => {
    const { draftSession, setPrice } = start();
    setPrice(529);
    const theirs = { ...priceList, YEARLY_DISCOUNT: 0.2 };
    const both = { ...theirs, ...withPlan('core', { basePrice: 529 }, theirs) };
    draftSession.rebase(theirs, 3, both);
    const { inForce, conflict } = draftSession.store.state;
    expect(conflict).toBeUndefined();
    expect(listChanges(inForce, draftSession.readDraft())).toMatchObject([
      { kind: 'value', field: 'basePrice' },
    ]);
    expect(draftSession.readDraft().basedOn).toBe(3);
    // Undo brings back the draft as it was, and from which list.
    draftSession.undo();
    expect(draftSession.readDraft()).toMatchObject({ YEARLY_DISCOUNT: 0.15 });
    expect(draftSession.readDraft().basedOn).toBe(0);
  });

  it('can be imported as an edit, and is saved as the version that it was made from', () => {
    const { draftSession, save, readPrice } = start();
    draftSession.replace(withPlan('core', { basePrice: 1 }), 4);
    draftSession.undo();
    expect(readPrice()).toBe(499);
    draftSession.redo();
    expect(save).not.toHaveBeenCalled();
    draftSession.save();
    expect(save).toHaveBeenCalledExactlyOnceWith(withPlan('core', { basePrice: 1 }), 4);
  });

  it('has a key of its own for each item of an import and for what is added then', () => {
    const { draftSession } = start();
    draftSession.replace({ ...priceList, PRICING_PLANS: [{ ...planOf('core'), id: 'basic' }] });
    draftSession.add('PRICING_PLANS');
    const { PRICING_PLANS, ADDONS } = draftSession.readDraft();
    const keys = [...PRICING_PLANS, ...ADDONS].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
