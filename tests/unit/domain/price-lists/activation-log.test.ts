import { describe, expect, it } from 'vitest';
import {
  type Activation,
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

const versionsOf = (activations: readonly Activation[]) =>
  activations.map(({ version }) => version);

describe('the version in force', () => {
  it('is the built-in list at first', () => {
    expect(getVersionInForce([], NOW)).toBe(0);
    expect(listPlannedVersions([], NOW)).toEqual([]);
  });

  it('is the latest activation that is due, to the millisecond', () => {
    const log = logOf(
      { version: 1, at: NOW - HOUR },
      { version: 2, at: NOW, isPlanned: true },
      { version: 3, at: NOW + HOUR, isPlanned: true },
    );
    expect(getVersionInForce(log, NOW - 1)).toBe(1);
    expect(getVersionInForce(log, NOW)).toBe(2);
    expect(getVersionInForce(log, NOW + HOUR)).toBe(3);
    expect(versionsOf(listPlanned(log, NOW))).toEqual([3]);
  });

  it('can be an older one or the built-in list after another activation', () => {
    const log = logOf(
      { version: 1, at: NOW },
      { version: 2, at: NOW + 1 },
      { version: 1, at: NOW + 2 },
      { version: 0, at: NOW + 3 },
    );
    expect(getVersionInForce(log.slice(0, 3), NOW + 3)).toBe(1);
    expect(getVersionInForce(log, NOW + 3)).toBe(0);
  });

  it('follows the times, and the order of the log for equal times', () => {
    const log = logOf(
      { version: 1, at: NOW + HOUR, isPlanned: true },
      { version: 2, at: NOW },
      { version: 3, at: NOW + HOUR, isPlanned: true },
    );
    expect(getVersionInForce(log, NOW)).toBe(2);
    expect(getVersionInForce(log, NOW + HOUR)).toBe(3);
    expect(listPlannedVersions(log, NOW)).toEqual([{ from: NOW + HOUR, version: 3 }]);
  });

  it('is never a cancelled activation', () => {
    const log = logOf(
      { version: 1, at: NOW },
      { version: 2, at: NOW + HOUR, isPlanned: true },
      { cancels: 2, at: NOW + HOUR - 1 },
    );
    expect(getVersionInForce(log, NOW + HOUR)).toBe(1);
    expect(listPlanned(log, NOW)).toEqual([]);
  });

  it('cannot be cancelled', () => {
    const log = logOf({ version: 1, at: NOW, isPlanned: true }, { cancels: 1, at: NOW });
    expect(getVersionInForce(log, NOW)).toBe(1);
  });

  it('is the last immediate activation, independent of the clock (D50)', () => {
    const log = logOf(
      { version: 1, at: NOW + HOUR },
      { version: 2, at: NOW - HOUR },
      { version: 3, at: NOW },
    );
    expect(getVersionInForce(log, NOW - 2 * HOUR)).toBe(3);
    expect(getVersionInForce(log, NOW + 2 * HOUR)).toBe(3);
    expect(listPlanned(log, NOW - 2 * HOUR)).toEqual([]);
  });

  it('is the immediate activation until a later planned one is due', () => {
    const log = logOf(
      { version: 1, at: NOW - 1, isPlanned: true },
      { version: 2, at: NOW + HOUR, isPlanned: true },
      { version: 3, at: NOW },
    );
    expect(getVersionInForce(log, NOW)).toBe(3);
    expect(getVersionInForce(log, NOW + HOUR)).toBe(2);
    // A clock that goes back brings no plan back.
    expect(getVersionInForce(log, NOW - 2)).toBe(3);
    expect(versionsOf(listPlanned(log, NOW - 2))).toEqual([2]);
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
