import { describe, expect, it } from 'vitest';
import {
  addAddon,
  chooseCommitment,
  chooseMonthly,
  choosePlan,
  chooseYearly,
  removeAddon,
  type Selection,
  setCount,
} from '#app/domain/pricing/selection';
import { findUndoable } from '#app/domain/pricing/undoable';
import { priceList, select } from './price-list';

const pro = select('pro', { users: 20, addons: ['reporting'], yearly: true, commitment: 2 });

describe('a change can be undone (D30)', () => {
  it.each<[string, Selection, unknown]>([
    ['another plan', choosePlan(priceList, pro, 'core'), { kind: 'plan' }],
    ['a removed addon', removeAddon(pro, 'reporting'), { kind: 'addon', addonId: 'reporting' }],
    ['another commitment', chooseCommitment(pro, 3), { kind: 'term' }],
    ['monthly billing', chooseMonthly(pro), { kind: 'term' }],
    [
      'plan before addon and term',
      chooseMonthly(removeAddon(choosePlan(priceList, pro, 'core'), 'reporting')),
      { kind: 'plan' },
    ],
    [
      'addon before term',
      chooseMonthly(removeAddon(pro, 'reporting')),
      { kind: 'addon', addonId: 'reporting' },
    ],
    ['another count', setCount(pro, 'users', 30), undefined],
    ['one more addon', addAddon(priceList, pro, 'sso'), undefined],
    ['the same plan', { ...pro, plan: { ...pro.plan } }, undefined],
    ['the same term', chooseCommitment(pro, 2), undefined],
  ])('%s', (_name, after, expected) => {
    expect(findUndoable(pro, after)).toEqual(expected);
  });

  it('yearly billing from monthly', () => {
    const monthly = chooseMonthly(pro);
    expect(findUndoable(monthly, chooseYearly(monthly))).toEqual({ kind: 'term' });
  });
});
