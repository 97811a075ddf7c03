import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  findUnreadable,
  isBehind,
  listNews,
  NO_PRICES,
  next,
  type PriceEvent,
  type PriceState,
} from '#app/server/prices/price-state';
import { withPlan } from '../../domain/pricing/price-list';

const ONE = withPlan('core', { basePrice: 529 });
const TWO = withPlan('core', { basePrice: 549 });
const LISTS = new Map<number, PricingConfig | undefined>([
  [0, undefined],
  [1, ONE],
  [2, TWO],
]);
const ONLY_ONE = new Map([[1, ONE]]);
const NONE = new Map<number, PricingConfig>();

/** The log with versions activated at a time; the recording is ten before a planned one. */
function log(...activations: [version: number, effectiveAt: number, isPlanned?: boolean][]) {
  return activations.map(
    ([version, effectiveAt, isPlanned = false], index): LogEntry => ({
      kind: 'activation',
      position: index + 1,
      version,
      effectiveAt,
      isPlanned,
      recordedAt: isPlanned ? effectiveAt - 10 : effectiveAt,
      author: '',
      reason: '',
    }),
  );
}

const PLANNED = log([1, 10], [2, 30, true]);
const BOTH = log([1, 10], [2, 20]);
const copied: PriceEvent = {
  kind: 'copied',
  at: 25,
  copied: { spans: [{ version: 2, list: TWO, from: 20, isPlanned: false }], loggedAt: 20 },
};
const noCopy: PriceEvent = { kind: 'copied', at: 25, copied: { spans: [] } };
const unchanged = (at: number): PriceEvent => ({ kind: 'unchanged', at });
const failed = (at: number): PriceEvent => ({ kind: 'failed', reason: 'ENOSPC', at });
const read = (at: number, entries = BOTH, lists = LISTS): PriceEvent => ({
  kind: 'read',
  at,
  log: entries,
  lists,
});
const at = (time: number): PriceEvent => ({ kind: 'time', at: time });

interface Expected {
  version: number;
  unreadable?: number;
  isLost?: boolean;
  trouble?: string;
  until?: number;
}

const run = (events: readonly PriceEvent[]) => events.reduce<PriceState>(next, NO_PRICES);

describe('the prices after', () => {
  it.each<[string, PriceEvent[], Expected]>([
    ['the start without store and copy', [noCopy, failed(25)], { version: 0, trouble: 'ENOSPC' }],
    ['the start with an empty log', [noCopy, read(25, [])], { version: 0 }],
    [
      'the start without store, from the copy',
      [copied, failed(26)],
      { version: 2, trouble: 'ENOSPC' },
    ],
    ['a start with the log', [noCopy, read(25)], { version: 2 }],
    ['a store that is back', [copied, failed(26), read(27)], { version: 2 }],
    [
      'a store that is back as it was',
      [noCopy, read(25), failed(26), unchanged(27)],
      { version: 2 },
    ],
    ['a store that fails later', [noCopy, read(25), failed(26)], { version: 2, trouble: 'ENOSPC' }],
    [
      'the built-in list put in force again',
      [read(25), read(31, log([1, 10], [0, 30]))],
      { version: 0 },
    ],
    [
      'an unreadable version: the one before',
      [read(25, BOTH, ONLY_ONE)],
      { version: 1, unreadable: 2 },
    ],
    ['an unreadable version that the copy has', [copied, read(26, BOTH, ONLY_ONE)], { version: 2 }],
    [
      'no readable version: the one known',
      [read(25), read(41, log([1, 10], [3, 40]), NONE)],
      { version: 2, unreadable: 3 },
    ],
    ['no readable version at the start', [read(25, BOTH, NONE)], { version: 0, unreadable: 2 }],
    ['a lost log', [copied, read(26, [])], { version: 2, isLost: true, unreadable: 2 }],
    [
      'an older backup',
      [copied, read(26, log([1, 10]))],
      { version: 2, isLost: true, unreadable: 2 },
    ],
    [
      'a lost log that was restored',
      [copied, read(26, []), read(31, log([2, 30]))],
      { version: 2 },
    ],
    [
      'a decision after a lost log',
      [copied, read(26, log([1, 10])), read(28, log([1, 10], [1, 11]))],
      { version: 1 },
    ],
    ['a lost log on a host without copy', [read(25), read(26, log([1, 10]))], { version: 1 }],
    ['a newer version', [read(15, log([1, 10])), read(25)], { version: 2 }],
    ['a planned version, before', [read(25, PLANNED), at(29)], { version: 1, until: 30 }],
    ['a planned version, in its millisecond', [read(25, PLANNED), at(30)], { version: 2 }],
    [
      'an unreadable planned version',
      [read(25, PLANNED, ONLY_ONE), at(30)],
      { version: 1, unreadable: 2 },
    ],
    [
      'a clock that was set back (D50)',
      [read(30, PLANNED), read(25, PLANNED)],
      { version: 1, until: 30 },
    ],
  ])('%s', (_, events, expected) => {
    const state = run(events);
    const { version, until } = state.current;
    const unreadable = findUnreadable(state, state.at);
    const { isLost, trouble } = state;
    expect({ version, until, unreadable, isLost, trouble }).toStrictEqual({
      until: Number.POSITIVE_INFINITY,
      unreadable: undefined,
      isLost: false,
      trouble: '',
      ...expected,
    });
  });
});

it('one object until they change', () => {
  const state = run([read(25, PLANNED)]);
  expect(next(state, unchanged(26)).current).toBe(state.current);
  expect(next(state, failed(26)).current).toBe(state.current);
});

it.each([
  ['the start', NO_PRICES, 0, 25, true],
  ['the same log', run([read(25)]), 2, 26, false],
  ['a grown log', run([read(25)]), 3, 26, true],
  ['a clock that was set back', run([read(25)]), 2, 24, true],
  ['the same after a failure', run([read(25), failed(24)]), 2, 26, true],
])('the log is read at %s: %#', (_, state, position, time, isRead) => {
  expect(isBehind(state, position, time)).toBe(isRead);
});

it('only a log that was read becomes the next copy, and an earlier copy is better than none', () => {
  const spans = [{ version: 2, list: TWO, from: 20, isPlanned: false }];
  expect(run([noCopy, read(25)]).known).toStrictEqual({ spans, loggedAt: 20 });
  expect(run([copied, read(26, [])]).known?.spans).toBe(run([copied]).known?.spans);
  const unread = run([noCopy, read(25), read(41, log([3, 40]), NONE)]);
  expect(unread.known?.spans).toStrictEqual(spans);
  expect(run([read(25)]).known).toBeUndefined();
});

it.each<[string, PriceEvent[], string[]]>([
  ['a change', [read(25)], ['info another price list is in force']],
  ['no change', [read(25), read(26)], []],
  ['a failure', [read(25), failed(26)], ['error the price list in force cannot be read']],
  ['a failure that stays', [failed(25), failed(26)], []],
  [
    'the end of a failure',
    [read(25), failed(26), read(27)],
    ['info the price list can be read again'],
  ],
  [
    'an unreadable version',
    [read(15, log([1, 10])), read(25, BOTH, ONLY_ONE)],
    ['error the price list in force cannot be read'],
  ],
  ['a lost log', [copied, read(26, [])], ['error the database has lost price lists']],
])('the log says of %s', (_, events, expected) => {
  const last = events.at(-1) ?? failed(0);
  const before = run(events.slice(0, -1));
  const said = listNews(before, next(before, last), last);
  expect(said.map(([level, message]) => `${level} ${message.replace(/:.*/s, '')}`)).toEqual(
    expected,
  );
});
