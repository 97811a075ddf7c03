import { describe, expect, it, vi } from 'vitest';
import { findInquiry } from '#app/server/store/inquiries';
import { migrate, StoreTooNewError } from '#app/server/store/migrations';
import { readLogPosition } from '#app/server/store/price-log';
import { openReadyStore } from '#app/server/store/ready-store';
import { type NewInquiry, saveInquiry } from '#app/server/store/save-inquiry';
import { setOldestWriter } from '#app/server/store/schema';
import { type Store, sql } from '#app/server/store/store';
import { listAllInquiries } from '../../../all-inquiries';
import { newInquiry } from './new-inquiry';
import { emptyStore, NOW } from './prepared-stores';

/** The number of the last migration. */
async function readNewest(store: Store): Promise<number> {
  const [row] = await store.all(sql`select max(number) as newest from migrations`);
  return Number(row?.newest);
}

/** Behaviour of every store for its schema and for what is asked of it. */
export function describeStatements(stores: () => readonly [Store, Store]): void {
  const save = (form: string, changes: Partial<NewInquiry> = {}) =>
    saveInquiry(stores()[0], newInquiry(form, changes), [], NOW);

  describe('migrations', () => {
    it('run once, also when several instances start together', async () => {
      const [one, other] = stores();
      const newest = await readNewest(one);
      await emptyStore(one);
      await Promise.all(Array.from({ length: 8 }, (_, i) => migrate(i % 2 ? one : other, NOW)));
      const numbers = Array.from({ length: newest }, (_, index) => ({ number: index + 1 }));
      expect(await one.all(sql`select number from migrations order by number`)).toEqual(numbers);
      await save('a');
      await migrate(other, NOW);
      expect(await listAllInquiries(other)).toHaveLength(1);
    });

    it('are applied one by one, each atomically', async () => {
      const [one, other] = stores();
      const addColumn = 'alter table settings add column note text';
      const broken = [addColumn, 'create table settings (n bigint)'];
      const applied = Array.from({ length: await readNewest(one) }, () => []);
      await expect(migrate(one, NOW, [...applied, broken])).rejects.toThrow();
      const next = [addColumn, 'create table later (n bigint)'];
      await migrate(other, NOW, [...applied, next]);
      expect(await other.all(sql`select note from settings`)).toEqual([{ note: null }]);
      await one.all(sql`drop table later`);
    });

    it('of later programs are written to until one raises the oldest writer', async () => {
      const [one, other] = stores();
      const newest = await readNewest(one);
      const later = Array.from({ length: newest }, (): string[] => []);
      later.push(['alter table inquiries add column later text'], ['create table later (n text)']);
      await migrate(other, NOW, later);
      await migrate(one, NOW);
      await save('a');
      expect(await listAllInquiries(other)).toHaveLength(1);
      await expect(readLogPosition(one)).resolves.toBe(0);
      await migrate(other, NOW, [...later, ['drop table later', setOldestWriter(newest + 3)]]);
      await expect(migrate(one, NOW)).rejects.toThrow(StoreTooNewError);
      await expect(readLogPosition(one)).rejects.toThrow(StoreTooNewError);
    });

    it('are refused if they do not say who may write', async () => {
      const [one] = stores();
      await one.batch([
        sql`insert into migrations (number, applied_at) values (${(await readNewest(one)) + 1}, 0)`,
        sql`delete from settings`,
      ]);
      await expect(migrate(one, NOW)).rejects.toThrow(StoreTooNewError);
    });

    it('are checked again, so that a running program stops writing', async () => {
      const [one, other] = stores();
      const now = vi.spyOn(Date, 'now').mockReturnValue(NOW);
      const ready = openReadyStore(one, () => undefined);
      const write = () => ready.all(sql`insert into settings (name, value) values ('a', 'b')`);
      await write();
      const tooNew = (await readNewest(one)) + 1;
      const applied = Array.from({ length: tooNew - 1 }, (): string[] => []);
      await migrate(other, NOW, [...applied, [setOldestWriter(tooNew)]]);
      now.mockReturnValue(NOW + 5000);
      await expect(write()).rejects.toThrow(StoreTooNewError);
      now.mockRestore();
    });
  });

  describe('statements', () => {
    it('of a batch are atomic', async () => {
      const [one, other] = stores();
      const insert = (name: string) =>
        sql`insert into settings (name, value) values (${name}, 'x')`;
      const stored = sql`select name from settings where value = 'x' order by name`;
      await expect(one.batch([insert('first'), insert('first')])).rejects.toThrow();
      expect(await one.all(stored)).toStrictEqual([]);
      await one.batch([insert('first'), insert('second')]);
      expect(await other.all(stored)).toEqual([{ name: 'first' }, { name: 'second' }]);
    });

    it('store every character and large numbers exactly', async () => {
      const [, other] = stores();
      const payload = JSON.stringify({ name: '李 😀 \u0000 "Ø" \u2028', n: 1 });
      await save('a', { payload, total: 9_007_199_254_740_991 });
      expect(await findInquiry(other, 'SM-a')).toMatchObject({
        payload,
        total: 9_007_199_254_740_991,
        received_at: NOW,
        answered_at: null,
      });
    });

    it.each(['a\0b', '\0', 'a\ud800'])('ask for %j, which no text can contain', async (odd) => {
      const [one] = stores();
      const query = sql`select name from settings where name = ${odd} or value = ${odd}`;
      expect(await one.all(query)).toStrictEqual([]);
    });
  });
}
