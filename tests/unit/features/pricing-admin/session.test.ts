import { FormApi } from '@tanstack/react-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { createDraft, type Draft, readDraft } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { createSession } from '#app/features/pricing-admin/session/session';
import type { SaveResult } from '#app/state/pricing-config';
import { priceList, withPlan } from '../../domain/pricing/price-list';

const description = 'Beschreibung';
const feature = 'Feature 1';

/** A session on a form, with a clock and a storage of its own. */
function start(config: PricingConfig = priceList) {
  const form = new FormApi({ defaultValues: createDraft(config) });
  const save = vi.fn<(config: PricingConfig, basedOn?: number) => SaveResult>(() => 'saved');
  const session = createSession(form, {
    planTexts: { title: 'Neues Paket', description, feature },
    addonTexts: { title: 'Neues Addon', description, feature },
    save,
  });
  session.connect();
  const setPrice = (price: number) => form.setFieldValue('PRICING_PLANS[0].basePrice', price);
  const readPrice = () => session.readDraft().PRICING_PLANS[0]?.basePrice;
  return { form, session, save, setPrice, readPrice };
}

const idsOf = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

describe('undo and redo', () => {
  it('take what was typed in one go as one edit', () => {
    const { session, setPrice, readPrice } = start();
    setPrice(5);
    setPrice(52);
    vi.advanceTimersByTime(2000);
    setPrice(529);
    session.undo();
    expect(readPrice()).toBe(52);
    session.undo();
    expect(readPrice()).toBe(499);
    session.undo();
    expect(readPrice()).toBe(499);
    session.redo();
    session.redo();
    expect(readPrice()).toBe(529);
    session.redo();
    expect(readPrice()).toBe(529);
  });

  it('open what they change, and give back a focus that is lost by it', () => {
    const { session, setPrice } = start();
    setPrice(1);
    session.open('costs', 'head');
    session.undo();
    expect(session.store.state).toMatchObject({
      place: { list: 'PRICING_PLANS', key: 0 },
      focus: { target: 'lost' },
    });
  });

  it('take a discarding as an edit of its own, however little it changes', () => {
    const { session, setPrice, readPrice } = start();
    setPrice(1);
    session.discard();
    expect(readPrice()).toBe(499);
    session.undo();
    expect(readPrice()).toBe(1);
  });

  it('tell what they changed', () => {
    const { session, setPrice } = start();
    setPrice(529);
    expect(session.undo()).toMatchObject([{ kind: 'value', before: 529, after: 499 }]);
    expect(session.undo()).toEqual([]);
    expect(session.redo()).toMatchObject([{ kind: 'value', before: 499, after: 529 }]);
    expect(session.redo()).toEqual([]);
  });

  it('open what they change', () => {
    const { session, setPrice } = start();
    setPrice(1);
    session.open('costs', 'head');
    session.undo();
    expect(session.store.state.place).toEqual({ list: 'PRICING_PLANS', key: 0 });
    session.edit((draft) => ({ ...draft, YEARLY_DISCOUNT: 0.2 }));
    session.undo();
    expect(session.store.state.place).toBe('costs');
  });

  it('bring back what was deleted, and move on from there', () => {
    const { session } = start();
    session.remove('PRICING_PLANS', 0);
    expect(session.store.state.place).toEqual({ list: 'PRICING_PLANS', key: 1 });
    session.undo();
    expect(idsOf(session.readDraft())).toEqual(['core', 'pro', 'enterprise']);
    expect(session.store.state.place).toEqual({ list: 'PRICING_PLANS', key: 0 });
    session.edit((draft) => moveItem(draft, 'PRICING_PLANS', 0, 2));
    expect(session.store.state.history.future).toEqual([]);
  });
});

describe('renaming an addon', () => {
  const included = ({ PRICING_PLANS }: Draft) => PRICING_PLANS.map((plan) => plan.includedAddons);

  it('is one step, lists of the plans included, however slowly it is typed', () => {
    const { session } = start();
    for (const id of ['ss', 's', '', 'l', 'lo', 'login']) {
      session.renameItem('ADDONS', 3, id);
      vi.advanceTimersByTime(5000);
    }
    expect(included(session.readDraft())).toEqual([[], ['login', 'support'], ['login', 'support']]);
    session.undo();
    expect(session.readDraft().ADDONS[0]?.id).toBe('sso');
    expect(included(session.readDraft())).toEqual([[], ['sso', 'support'], ['sso', 'support']]);
    expect(session.store.state.history.past).toEqual([]);
    session.redo();
    expect(included(session.readDraft())).toEqual([[], ['login', 'support'], ['login', 'support']]);
  });

  it('is another step after saving, and after another edit', () => {
    const { session, setPrice } = start();
    session.renameItem('ADDONS', 3, 'a');
    session.save();
    session.renameItem('ADDONS', 3, 'ab');
    setPrice(1);
    session.renameItem('ADDONS', 3, 'abc');
    session.undo();
    expect(session.readDraft().ADDONS[0]?.id).toBe('ab');
    session.undo();
    session.undo();
    expect(session.readDraft().ADDONS[0]?.id).toBe('a');
    expect(included(session.readDraft())[1]).toEqual(['a', 'support']);
  });
});

describe('adding and deleting', () => {
  it('open what was added, with its title ready for typing', () => {
    const { session } = start();
    session.addPlan();
    expect(session.store.state).toMatchObject({
      place: { list: 'PRICING_PLANS', key: 10 },
      focus: { target: 'title' },
      isFormShown: true,
    });
    session.addAddon();
    expect(session.store.state.place).toEqual({ list: 'ADDONS', key: 11 });
    expect(session.readDraft().ADDONS.at(-1)).toMatchObject({ id: 'addon-8', key: 11 });
  });

  it('open the last one after the last was deleted, and nothing without any', () => {
    const { session } = start();
    session.remove('PRICING_PLANS', 2);
    expect(session.store.state.place).toEqual({ list: 'PRICING_PLANS', key: 1 });
    session.remove('PRICING_PLANS', 1);
    session.remove('PRICING_PLANS', 0);
    expect(session.store.state.place).toBe('none');
  });

  it('give a focus once', () => {
    const { session } = start();
    session.addPlan();
    const { focus } = session.store.state;
    if (!focus) throw new Error('no focus is requested');
    expect(session.takeFocus(focus)).toBe(true);
    expect(session.takeFocus(focus)).toBe(false);
  });
});

describe('saving', () => {
  it('stores the configuration and compares with it from then on', () => {
    const { session, save, setPrice } = start();
    setPrice(529);
    expect(session.save()).toBe('saved');
    expect(save).toHaveBeenCalledExactlyOnceWith(withPlan('core', { basePrice: 529 }), undefined);
    expect(session.store.state.saved).toBe('saved');
    expect(session.store.state.base.PRICING_PLANS[0]?.basePrice).toBe(529);
    setPrice(530);
    expect(session.store.state.saved).toBeUndefined();
  });

  it('drops a new plan that was left untouched (spec §4)', () => {
    const { session, save } = start();
    session.addPlan();
    session.save();
    expect(save.mock.calls[0]?.[0]).toEqual(priceList);
    expect(idsOf(session.readDraft())).toEqual(['core', 'pro', 'enterprise']);
    expect(session.store.state.place).toEqual({ list: 'PRICING_PLANS', key: 0 });
  });

  it('that fails leaves the edits, and what they are compared with', () => {
    const { session, save, setPrice, readPrice } = start();
    save.mockReturnValue('full');
    session.addPlan();
    setPrice(529);
    expect(session.save()).toBe('full');
    expect(readPrice()).toBe(529);
    expect(idsOf(session.readDraft())).toHaveLength(4);
    expect(session.store.state.saved).toBe('full');
    expect(session.store.state.base.PRICING_PLANS[0]?.basePrice).toBe(499);
  });
});

describe('what another tab saves', () => {
  it('is followed where nothing was edited', () => {
    const { session, readPrice } = start();
    session.follow(withPlan('core', { basePrice: 600 }));
    expect(readPrice()).toBe(600);
    expect(session.store.state.conflict).toBeUndefined();
  });

  it('is only compared with where there are edits', () => {
    const { session, setPrice, readPrice } = start();
    setPrice(529);
    session.follow(withPlan('pro', { basePrice: 1299 }));
    expect(readPrice()).toBe(529);
    expect(session.store.state.conflict?.before.PRICING_PLANS[1]?.basePrice).toBe(1199);
    expect(session.store.state.base.PRICING_PLANS[1]?.basePrice).toBe(1299);
    session.discard();
    expect(session.store.state.conflict).toBeUndefined();
    expect(readDraft(session.readDraft())).toEqual(withPlan('pro', { basePrice: 1299 }));
  });

  it('is kept together with the edits on request', () => {
    const { session, save, setPrice, readPrice } = start();
    setPrice(529);
    session.follow(withPlan('pro', { basePrice: 1299 }));
    session.keepBoth();
    expect(session.store.state.conflict).toBeUndefined();
    expect(readPrice()).toBe(529);
    session.save();
    const saved = withPlan('pro', { basePrice: 1299 }, withPlan('core', { basePrice: 529 }));
    expect(save).toHaveBeenCalledExactlyOnceWith(saved, undefined);
    session.undo();
    expect(session.readDraft().PRICING_PLANS[1]?.basePrice).toBe(1199);
  });

  it('several times, is told against what was in force when the edits began', () => {
    const { session, setPrice } = start();
    setPrice(529);
    session.follow(withPlan('pro', { basePrice: 1299 }));
    session.follow(withPlan('pro', { basePrice: 1399 }));
    expect(session.store.state.conflict?.before.PRICING_PLANS[1]?.basePrice).toBe(1199);
    session.follow(priceList);
    expect(session.store.state.conflict).toBeUndefined();
  });

  it('is no other item because it was renamed here', () => {
    const { session } = start();
    session.renameItem('ADDONS', 3, 'login');
    session.follow(withPlan('pro', { basePrice: 1299 }));
    const { base } = session.store.state;
    expect(listChanges(base, session.readDraft()).map(({ kind }) => kind)).not.toContain('added');
    session.keepBoth();
    expect(session.readDraft().ADDONS[0]?.id).toBe('login');
    expect(session.readDraft().PRICING_PLANS[1]).toMatchObject({
      basePrice: 1299,
      includedAddons: ['login', 'support'],
    });
  });

  it('unread until saving is tried, saves nothing and takes back nothing', () => {
    const { session, save, setPrice, readPrice } = start();
    save.mockReturnValue('changed');
    setPrice(529);
    expect(session.save()).toBe('changed');
    expect(readPrice()).toBe(529);
    expect(session.store.state.saved).toBeUndefined();
    expect(session.store.state.base.PRICING_PLANS[0]?.basePrice).toBe(499);
  });

  it('and is what the edits made, is no conflict', () => {
    const { session, setPrice } = start();
    setPrice(529);
    session.follow(withPlan('core', { basePrice: 529 }));
    expect(session.store.state.conflict).toBeUndefined();
  });

  it('and is the same as before, changes nothing', () => {
    const { session } = start();
    const { state } = session.store;
    session.follow(structuredClone(priceList));
    expect(session.store.state).toBe(state);
  });

  it('never shares a key with what is added here', () => {
    const { session } = start();
    session.edit((draft) => ({ ...draft, YEARLY_DISCOUNT: 0.2 }));
    session.follow({ ...priceList, PRICING_PLANS: [...priceList.PRICING_PLANS, planLike('x')] });
    session.addPlan();
    const { base } = session.store.state;
    const added = session.readDraft().PRICING_PLANS.at(-1)?.key;
    expect(base.PRICING_PLANS.map(({ key }) => key)).not.toContain(added);
  });
});

it('an imported configuration is an edit like any other', () => {
  const { session, save, readPrice } = start();
  session.replace(withPlan('core', { basePrice: 1 }));
  expect(readPrice()).toBe(1);
  expect(save).not.toHaveBeenCalled();
  session.undo();
  expect(readPrice()).toBe(499);
});

function planLike(id: string) {
  const [plan] = withPlan('core', { id }).PRICING_PLANS;
  if (!plan) throw new Error('no plan');
  return plan;
}

describe('texts in other languages', () => {
  const english = { plans: { core: { title: 'Basic' } }, addons: {} };

  it('go with the id of a plan, in one step', () => {
    const { session } = start({ ...priceList, TEXTS: { en: english } });
    for (const id of ['', 'b', 'basic']) {
      session.renameItem('PRICING_PLANS', 0, id);
      vi.advanceTimersByTime(5000);
    }
    expect(session.readDraft().TEXTS?.en?.plans).toEqual({ basic: { title: 'Basic' } });
    session.undo();
    expect(session.readDraft().TEXTS).toEqual({ en: english });
    expect(session.readDraft().PRICING_PLANS[0]?.id).toBe('core');
    expect(session.store.state.history.past).toEqual([]);
  });

  it('are one edit as long as they are typed in one field', () => {
    const { session } = start();
    const core = { list: 'PRICING_PLANS', key: 0 } as const;
    session.writeTexts('en', core, { title: 'B' }, 'title');
    session.writeTexts('en', core, { title: 'Basic' }, 'title');
    session.writeTexts('en', core, { title: 'Basic', description: 'x' }, 'description');
    expect(session.store.state.history.past).toHaveLength(2);
    session.undo();
    expect(session.readDraft().TEXTS).toEqual({ en: english });
    session.undo();
    expect(session.readDraft()).not.toHaveProperty('TEXTS');
  });
});

describe('what is published meanwhile', () => {
  it('is what changes are told against, with what both have changed in the form', () => {
    const { session, setPrice } = start();
    setPrice(529);
    const theirs = { ...priceList, YEARLY_DISCOUNT: 0.2 };
    const both = { ...theirs, ...withPlan('core', { basePrice: 529 }, theirs) };
    session.rebase(theirs, 3, both);
    const { base, conflict } = session.store.state;
    expect(conflict).toBeUndefined();
    expect(listChanges(base, session.readDraft())).toMatchObject([
      { kind: 'value', field: 'basePrice' },
    ]);
    expect(session.readDraft().basedOn).toBe(3);
    // Undo brings back the draft as it was, and from which list.
    session.undo();
    expect(session.readDraft()).toMatchObject({ YEARLY_DISCOUNT: 0.15 });
    expect(session.readDraft().basedOn).toBeUndefined();
  });

  it('is saved with the draft as what it was made from', () => {
    const { session, save } = start();
    session.replace({ ...priceList, YEARLY_DISCOUNT: 0.2 }, 4);
    session.save();
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 4);
  });
});
