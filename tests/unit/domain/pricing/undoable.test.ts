import { describe, expect, it } from 'vitest';
import {
  addAddon,
  chooseCommitment,
  chooseMonthly,
  choosePlan,
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
    ['another commitment', chooseCommitment(pro, 3), undefined],
    ['monthly billing', chooseMonthly(pro), undefined],
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
  ])('%s', (_name, after, expected) => {
    expect(findUndoable(pro, after)).toEqual(expected);
  });
});
