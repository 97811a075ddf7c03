import { describe, expect, it } from 'vitest';
import { listAuditEntries } from '#app/server/store/audit';
import {
  activateVersion,
  cancelActivation,
  readLogPosition,
  readPriceLog,
} from '#app/server/store/price-log';
import { findVersion, listVersions, listVersionsBelow } from '#app/server/store/price-versions';
import { type Store, sql } from '#app/server/store/store';
import { atShell } from '../../../actors';
import { NOW, storeVersion } from './prepared-stores';

const HOUR = 3_600_000;

/** Behaviour of every store for price lists; two connections stand for two editors. */
export function describePriceLists(stores: () => readonly [Store, Store]): void {
  const change = (after: number) => ({
    after,
    author: atShell('Bob'),
    reason: 'back',
    now: NOW + 1,
  });

  describe('price lists', () => {
    it('are numbered when published, and put in force by a log entry', async () => {
      const [one, other] = stores();
      expect(await readLogPosition(one)).toBe(0);
      expect(await storeVersion(one, '{"ä":1}', 0)).toBe(1);
      expect(await storeVersion(other, '{"b":2}', 1, NOW + HOUR)).toBe(2);
      expect(await readLogPosition(one)).toBe(2);
      expect(await findVersion(other, 1)).toStrictEqual({
        number: 1,
        basedOn: 0,
        list: '{"ä":1}',
        author: 'Ada',
        reason: 'test',
        publishedAt: NOW,
      });
      expect(await findVersion(one, 3)).toBeUndefined();
      expect((await listVersions(one)).map(({ number }) => number)).toEqual([1, 2]);
      expect(await listVersionsBelow(one, 9, 1)).toMatchObject([{ number: 2 }]);
      expect(await listVersionsBelow(one, 2, 9)).toMatchObject([{ number: 1 }]);
      const author = { author: 'Ada', knownBy: 'shell' };
      const entry = { kind: 'activation', ...author, reason: 'test', recordedAt: NOW };
      expect(await readPriceLog(other)).toStrictEqual([
        { ...entry, position: 1, version: 1, effectiveAt: NOW, isPlanned: false },
        { ...entry, position: 2, version: 2, effectiveAt: NOW + HOUR, isPlanned: true },
      ]);
    });

    it('are refused if another was faster, and not stored', async () => {
      const [one, other] = stores();
      expect(await storeVersion(one, 'a', 0)).toBe(1);
      expect(await storeVersion(other, 'late', 0)).toBeUndefined();
      expect(await storeVersion(other, 'early', 2)).toBeUndefined();
      expect(await listVersions(one)).toHaveLength(1);
      expect(await readPriceLog(one)).toHaveLength(1);
    });

    it('are activated again, the built-in one too, but no unknown one', async () => {
      const [one, other] = stores();
      await storeVersion(one, 'a', 0);
      await storeVersion(one, 'b', 1);
      const now = { effectiveAt: NOW + 1, isPlanned: false };
      expect(await activateVersion(other, 1, { ...change(2), ...now })).toBe(true);
      expect(await activateVersion(other, 0, { ...change(2), ...now })).toBe(false);
      expect(await activateVersion(other, 0, { ...change(3), ...now })).toBe(true);
      expect(await activateVersion(other, 3, { ...change(4), ...now })).toBe(false);
      const log = await readPriceLog(one);
      expect(log.slice(2)).toMatchObject([
        { position: 3, kind: 'activation', version: 1, author: 'Bob', reason: 'back' },
        { position: 4, kind: 'activation', version: 0 },
      ]);
      expect(await storeVersion(one, 'c', 4)).toBe(3);
    });

    it('that are planned can be cancelled', async () => {
      const [one, other] = stores();
      await storeVersion(one, 'a', 0, NOW + HOUR);
      expect(await cancelActivation(other, 1, change(0))).toBe(false);
      expect(await cancelActivation(other, 1, change(1))).toBe(true);
      expect((await readPriceLog(one))[1]).toStrictEqual({
        position: 2,
        kind: 'cancellation',
        cancels: 1,
        author: 'Bob',
        knownBy: 'shell',
        reason: 'back',
        recordedAt: NOW + 1,
      });
      // An entry from before the way of sign-in was stored.
      await one.all(sql`update price_log set known_by = null where position = 1`);
      expect((await readPriceLog(one))[0]).toMatchObject({ author: 'Ada', knownBy: undefined });
    });

    it('have an audit entry exactly if they are published', async () => {
      const [one, other] = stores();
      await storeVersion(one, 'a', 0);
      await storeVersion(other, 'b', 0);
      const plan = { effectiveAt: NOW + HOUR, isPlanned: true, shownTime: '2027-01-15 10:00' };
      await activateVersion(one, 0, { ...change(1), ...plan });
      await activateVersion(one, 7, { ...change(2), ...plan });
      await cancelActivation(other, 2, { ...change(2), now: NOW + 2 });
      await cancelActivation(other, 2, { ...change(2), now: NOW + 2 });
      const back = { ...change(3), now: NOW + 3, effectiveAt: NOW + 3, isPlanned: false };
      await activateVersion(other, 0, back);
      expect(await listAuditEntries(one, 10)).toMatchObject([
        { at: NOW + 3, who: 'Bob', event: 'prices-activated', about: '0: back' },
        { at: NOW + 2, who: 'Bob', event: 'prices-called-off', about: '0: back' },
        { at: NOW + 1, who: 'Bob', event: 'prices-planned', about: '0, 2027-01-15 10:00: back' },
        { at: NOW, who: 'Ada', event: 'prices-published', about: '1: test' },
      ]);
    });

    it('published at the same moment: one succeeds, the others are refused', async () => {
      const [one, other] = stores();
      const publishing = Array.from({ length: 20 }, (_, i) =>
        storeVersion(i % 2 ? one : other, `list ${i}`, 0),
      );
      const numbers = await Promise.all(publishing);
      expect(numbers.filter((number) => number === 1)).toHaveLength(1);
      expect(numbers.filter((number) => number === undefined)).toHaveLength(19);
      expect(await listVersions(one)).toHaveLength(1);
    });
  });
}
