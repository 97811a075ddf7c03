import { describe, expect, it } from 'vitest';
import {
  getStoredEffectiveTime,
  getVersionInForce,
  type LogEntry,
  listEarlierVersions,
  listPlanned,
  listPlannedVersions,
} from '#app/domain/price-lists/activation-log';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

type Spec = { version: number; at: number; isPlanned?: boolean };

/** Positions from 1; what takes effect later was planned an hour before it. */
function logOf(...specs: (Spec | { cancels: number; at: number })[]): LogEntry[] {
  return specs.map((spec, index) => {
    const change = { position: index + 1, author: 'Ada', reason: 'test' };
    if ('cancels' in spec) {
      return { ...change, kind: 'cancellation', cancels: spec.cancels, recordedAt: spec.at };
    }
    const { version, at, isPlanned = false } = spec;
    const recordedAt = isPlanned ? at - HOUR : at;
    return { ...change, kind: 'activation', version, effectiveAt: at, isPlanned, recordedAt };
  });
}

describe('the version in force', () => {
  it('is the built-in list at first', () => {
    expect(getVersionInForce([], NOW)).toBe(0);
    expect(listPlannedVersions([], NOW)).toEqual([]);
  });

  const planned = (version: number, at: number) => ({ version, at, isPlanned: true });
  it.each<[string, Parameters<typeof logOf>, [at: number, inForce: number, planned: number[]][]]>([
    [
      'is the latest activation that is due, to the millisecond',
      [{ version: 1, at: NOW - HOUR }, planned(2, NOW), planned(3, NOW + HOUR)],
      [
        [NOW - 1, 1, [2, 3]],
        [NOW, 2, [3]],
        [NOW + HOUR, 3, []],
      ],
    ],
    [
      'can be an older one after another activation',
      [
        { version: 1, at: NOW },
        { version: 2, at: NOW + 1 },
        { version: 1, at: NOW + 2 },
      ],
      [[NOW + 3, 1, []]],
    ],
    [
      'can be the built-in list after another activation',
      [
        { version: 1, at: NOW },
        { version: 0, at: NOW + 3 },
      ],
      [[NOW + 3, 0, []]],
    ],
    [
      'follows the times, and the order of the log for equal times',
      [planned(1, NOW + HOUR), { version: 2, at: NOW }, planned(3, NOW + HOUR)],
      [
        [NOW, 2, [1, 3]],
        [NOW + HOUR, 3, []],
      ],
    ],
    [
      'is never a cancelled activation',
      [{ version: 1, at: NOW }, planned(2, NOW + HOUR), { cancels: 2, at: NOW + HOUR - 1 }],
      [
        [NOW, 1, []],
        [NOW + HOUR, 1, []],
      ],
    ],
    ['cannot be cancelled', [planned(1, NOW), { cancels: 1, at: NOW }], [[NOW, 1, []]]],
    [
      'is the last immediate activation, independent of the clock (D50)',
      [
        { version: 1, at: NOW + HOUR },
        { version: 2, at: NOW - HOUR },
        { version: 3, at: NOW },
      ],
      [
        [NOW - 2 * HOUR, 3, []],
        [NOW + 2 * HOUR, 3, []],
      ],
    ],
    [
      'is the immediate activation until a later planned one is due, also if the clock goes back',
      [planned(1, NOW - 1), planned(2, NOW + HOUR), { version: 3, at: NOW }],
      [
        [NOW, 3, [2]],
        [NOW + HOUR, 2, []],
        [NOW - 2, 3, [2]],
      ],
    ],
  ])('%s', (_, specs, moments) => {
    const log = logOf(...specs);
    for (const [at, inForce, versions] of moments) {
      expect(getVersionInForce(log, at)).toBe(inForce);
      expect(listPlanned(log, at).map(({ version }) => version)).toEqual(versions);
    }
  });

  it('of several planned for one moment is the last', () => {
    const log = logOf(planned(1, NOW + HOUR), planned(3, NOW + HOUR));
    expect(listPlannedVersions(log, NOW)).toEqual([{ from: NOW + HOUR, version: 3 }]);
  });

  it('is stored with a time that is not before the last one, for earlier releases', () => {
    const log = logOf({ version: 1, at: NOW }, { version: 2, at: NOW + HOUR, isPlanned: true });
    expect(getStoredEffectiveTime(log, NOW - 1000)).toBe(NOW);
    // A planned activation delays no other.
    expect(getStoredEffectiveTime(log, NOW + 5)).toBe(NOW + 5);
  });

  it('is preceded by the versions in force before it, without planned ones', () => {
    const log = logOf(
      { version: 1, at: NOW - 2 },
      { version: 2, at: NOW - 1 },
      { version: 1, at: NOW },
      { version: 3, at: NOW + HOUR, isPlanned: true },
    );
    expect(listEarlierVersions(log, 1, NOW)).toEqual([2, 1, 0]);
    expect(listEarlierVersions(log, 3, NOW)).toEqual([1, 2, 1, 0]);
    expect(listEarlierVersions(log, 3, NOW + HOUR)).toEqual([1, 2, 1, 0]);
  });
});
