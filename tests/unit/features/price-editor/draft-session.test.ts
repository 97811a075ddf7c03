import { FormApi } from '@tanstack/react-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { createDraft, type Draft, draftToConfig } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import {
  createDraftSession,
  type DraftSession,
} from '#app/features/price-editor/draft-session/draft-session';
import type { SaveResult } from '#app/state/pricing-config';
import { priceList, withPlan } from '../../domain/pricing/price-list';

const description = 'Beschreibung';
const feature = 'Feature 1';

/** A draft session on a form, with the test's clock and storage. */
function start(config: PricingConfig = priceList) {
  const form = new FormApi({ defaultValues: createDraft(config) });
  const save = vi.fn<(config: PricingConfig, basedOn?: number) => SaveResult>(() => 'saved');
  const draftSession = createDraftSession(form, {
    planTexts: { title: 'Neues Paket', description, feature },
    addonTexts: { title: 'Neues Addon', description, feature },
    save,
  });
  draftSession.connect();
  const setPrice = (price: number) => {
    draftSession.markTyped('base price');
    form.setFieldValue('PRICING_PLANS[0].basePrice', price);
  };
  const readPrice = () => draftSession.readDraft().PRICING_PLANS[0]?.basePrice;
  return { form, draftSession, save, setPrice, readPrice };
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

  it('open the changed section and request focus when it would be lost', () => {
    const { draftSession, setPrice } = start();
    setPrice(1);
    draftSession.open('costs', 'head');
    draftSession.undo();
    expect(draftSession.store.state).toMatchObject({
      openedItem: { list: 'PRICING_PLANS', key: 0 },
      focus: { target: 'lost' },
    });
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
    draftSession.edit((draft) => moveItem(draft, 'PRICING_PLANS', 0, 2));
    expect(draftSession.store.state.history.future).toEqual([]);
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
    expect(included(draftSession.readDraft())).toEqual([
      [],
      ['login', 'support'],
      ['login', 'support'],
    ]);
    draftSession.undo();
    expect(draftSession.readDraft().ADDONS[0]?.id).toBe('sso');
    expect(included(draftSession.readDraft())).toEqual([
      [],
      ['sso', 'support'],
      ['sso', 'support'],
    ]);
    expect(draftSession.store.state.history.past).toEqual([]);
    draftSession.redo();
    expect(included(draftSession.readDraft())).toEqual([
      [],
      ['login', 'support'],
      ['login', 'support'],
    ]);
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
  it('open the added item and focus its title', () => {
    const { draftSession } = start();
    draftSession.addPlan();
    expect(draftSession.store.state).toMatchObject({
      openedItem: { list: 'PRICING_PLANS', key: 10 },
      focus: { target: 'title' },
      isFormShown: true,
    });
    draftSession.addAddon();
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

  it('request focus only once', () => {
    const { draftSession } = start();
    draftSession.addPlan();
    const { focus } = draftSession.store.state;
    if (!focus) throw new Error('no focus is requested');
    expect(draftSession.takeFocus(focus)).toBe(true);
    expect(draftSession.takeFocus(focus)).toBe(false);
  });
});

describe('saving', () => {
  it('stores the configuration and makes it the list in force', () => {
    const { draftSession, save, setPrice } = start();
    setPrice(529);
    expect(draftSession.save()).toBe('saved');
    expect(save).toHaveBeenCalledExactlyOnceWith(withPlan('core', { basePrice: 529 }), undefined);
    expect(draftSession.store.state.saved).toBe('saved');
    expect(draftSession.store.state.inForce.PRICING_PLANS[0]?.basePrice).toBe(529);
    setPrice(530);
    expect(draftSession.store.state.saved).toBeUndefined();
  });

  it('drops a new plan that was left untouched (spec §4)', () => {
    const { draftSession, save } = start();
    draftSession.addPlan();
    draftSession.save();
    expect(save.mock.calls[0]?.[0]).toEqual(priceList);
    expect(idsOf(draftSession.readDraft())).toEqual(['core', 'pro', 'enterprise']);
    expect(draftSession.store.state.openedItem).toEqual({ list: 'PRICING_PLANS', key: 0 });
  });

  it('keeps the edits and the list in force when it fails', () => {
    const { draftSession, save, setPrice, readPrice } = start();
    save.mockReturnValue('full');
    draftSession.addPlan();
    setPrice(529);
    expect(draftSession.save()).toBe('full');
    expect(readPrice()).toBe(529);
    expect(idsOf(draftSession.readDraft())).toHaveLength(4);
    expect(draftSession.store.state.saved).toBe('full');
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
    draftSession.follow(withPlan('core', { basePrice: 600 }));
    expect(readPrice()).toBe(600);
    expect(draftSession.store.state.conflict).toBeUndefined();
  });

  it('becomes a conflict and the list in force when there are edits', () => {
    const { draftSession, setPrice, readPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('pro', { basePrice: 1299 }));
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
    draftSession.follow(withPlan('pro', { basePrice: 1299 }));
    draftSession.takeMerged(mergeConflict(draftSession));
    expect(draftSession.store.state.conflict).toBeUndefined();
    expect(readPrice()).toBe(529);
    draftSession.save();
    const saved = withPlan('pro', { basePrice: 1299 }, withPlan('core', { basePrice: 529 }));
    expect(save).toHaveBeenCalledExactlyOnceWith(saved, undefined);
    draftSession.undo();
    expect(draftSession.readDraft().PRICING_PLANS[1]?.basePrice).toBe(1199);
  });

  it('is compared with the list in force from before the edits when saved several times', () => {
    const { draftSession, setPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('pro', { basePrice: 1299 }));
    draftSession.follow(withPlan('pro', { basePrice: 1399 }));
    expect(draftSession.store.state.conflict?.before.PRICING_PLANS[1]?.basePrice).toBe(1199);
    draftSession.follow(priceList);
    expect(draftSession.store.state.conflict).toBeUndefined();
  });

  it('matches an item that was renamed here', () => {
    const { draftSession } = start();
    draftSession.renameItem('ADDONS', 3, 'login');
    draftSession.follow(withPlan('pro', { basePrice: 1299 }));
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

  it('prevents saving and keeps the edits when it was not received before', () => {
    const { draftSession, save, setPrice, readPrice } = start();
    save.mockReturnValue('changed');
    setPrice(529);
    expect(draftSession.save()).toBe('changed');
    expect(readPrice()).toBe(529);
    expect(draftSession.store.state.saved).toBeUndefined();
    expect(draftSession.store.state.inForce.PRICING_PLANS[0]?.basePrice).toBe(499);
  });

  it('is no conflict when it equals the edits', () => {
    const { draftSession, setPrice } = start();
    setPrice(529);
    draftSession.follow(withPlan('core', { basePrice: 529 }));
    expect(draftSession.store.state.conflict).toBeUndefined();
  });

  it('does not change the state when it equals the list in force', () => {
    const { draftSession } = start();
    const { state } = draftSession.store;
    draftSession.follow(structuredClone(priceList));
    expect(draftSession.store.state).toBe(state);
  });

  it('does not share keys with items added here', () => {
    const { draftSession } = start();
    draftSession.edit((draft) => ({ ...draft, YEARLY_DISCOUNT: 0.2 }));
    draftSession.follow({
      ...priceList,
      PRICING_PLANS: [...priceList.PRICING_PLANS, planLike('x')],
    });
    draftSession.addPlan();
    const { inForce } = draftSession.store.state;
    const added = draftSession.readDraft().PRICING_PLANS.at(-1)?.key;
    expect(inForce.PRICING_PLANS.map(({ key }) => key)).not.toContain(added);
  });
});

it('importing a configuration is an edit that can be undone', () => {
  const { draftSession, save, readPrice } = start();
  draftSession.replace(withPlan('core', { basePrice: 1 }));
  expect(readPrice()).toBe(1);
  expect(save).not.toHaveBeenCalled();
  draftSession.undo();
  expect(readPrice()).toBe(499);
});

function planLike(id: string) {
  const [plan] = withPlan('core', { id }).PRICING_PLANS;
  if (!plan) throw new Error('no plan');
  return plan;
}

describe('texts in other languages', () => {
  const english = { plans: { core: { title: 'Basic' } }, addons: {} };

  it('follow a renamed plan id in one step', () => {
    const { draftSession } = start({ ...priceList, TEXTS: { en: english } });
    for (const id of ['', 'b', 'basic']) {
      draftSession.renameItem('PRICING_PLANS', 0, id);
      vi.advanceTimersByTime(5000);
    }
    expect(draftSession.readDraft().TEXTS?.en?.plans).toEqual({ basic: { title: 'Basic' } });
    draftSession.undo();
    expect(draftSession.readDraft().TEXTS).toEqual({ en: english });
    expect(draftSession.readDraft().PRICING_PLANS[0]?.id).toBe('core');
    expect(draftSession.store.state.history.past).toEqual([]);
  });

  it('are one edit while the same field is typed in', () => {
    const { draftSession } = start();
    const core = { list: 'PRICING_PLANS', key: 0 } as const;
    draftSession.markTyped('title');
    draftSession.writeTexts('en', core, { title: 'B' });
    draftSession.markTyped('title');
    draftSession.writeTexts('en', core, { title: 'Basic' });
    draftSession.markTyped('description');
    draftSession.writeTexts('en', core, { title: 'Basic', description: 'x' });
    expect(draftSession.store.state.history.past).toHaveLength(2);
    draftSession.undo();
    expect(draftSession.readDraft().TEXTS).toEqual({ en: english });
    draftSession.undo();
    expect(draftSession.readDraft()).not.toHaveProperty('TEXTS');
  });
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
    expect(draftSession.readDraft().basedOn).toBeUndefined();
  });

  it('is saved as the version that the draft is based on', () => {
    const { draftSession, save } = start();
    draftSession.replace({ ...priceList, YEARLY_DISCOUNT: 0.2 }, 4);
    draftSession.save();
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 4);
  });
});
