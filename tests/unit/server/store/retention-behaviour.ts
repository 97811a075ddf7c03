import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetentionJob } from '#app/server/delivery/worker';
import { insertAuditEntry, listAuditEntries } from '#app/server/store/audit';
import { findOffer, insertOffer } from '#app/server/store/offers';
import {
  countExpired,
  purgeExpired,
  readHorizon,
  readRules,
  writeHorizon,
} from '#app/server/store/retention';
import { saveInquiry } from '#app/server/store/save-inquiry';
import type { Store } from '#app/server/store/store';
import { atShell } from '../../../actors';
import { listAllInquiries } from '../../../all-inquiries';
import { newInquiry } from './new-inquiry';
import { NOW } from './prepared-stores';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const rules = { inquiryDays: 180, auditDays: 365 };

/** How the retention trusts no jump of the clock (D50); the same for every store. */
export function describeRetentionBehaviour(readStores: () => readonly [Store, Store]): void {
  describe('the retention', () => {
    let one: Store;
    let other: Store;
    /** Time of the clock that nobody sets. */
    let passed: number;
    beforeEach(() => {
      [one, other] = readStores();
      passed = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => passed);
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    const save = (form: string, receivedAt: number) =>
      saveInquiry(one, newInquiry(form), [], receivedAt);
    const list = async () => (await listAllInquiries(one)).map(({ reference }) => reference);

    it('erases expired data, and nothing more when the clock jumps', async () => {
      await save('old', NOW - 180 * DAY);
      await save('new', NOW - HOUR);
      const run = createRetentionJob(one, rules);
      await run(NOW);
      expect(await list()).toStrictEqual(['SM-old', 'SM-new']);
      passed = HOUR;
      await run(NOW + HOUR);
      expect(await list()).toStrictEqual(['SM-new']);
      await run(NOW + 200 * DAY);
      await createRetentionJob(other, rules)(NOW + 200 * DAY);
      expect(await list()).toStrictEqual(['SM-new']);
      expect(await readHorizon(one)).toBe(NOW + HOUR);
      passed += HOUR;
      await run(NOW + 2 * HOUR);
      expect(await readHorizon(one)).toBe(NOW + 2 * HOUR);
    });

    it('advances by 25 hours for every 24, however many instances run', async () => {
      await writeHorizon(one, NOW - 30 * DAY);
      const runs = [one, other, one].map((store) => createRetentionJob(store, rules));
      for (passed = 0; passed <= DAY; passed += 6 * HOUR) {
        for (const run of runs) await run(NOW + passed);
      }
      expect(await readHorizon(other)).toBe(NOW - 30 * DAY + 25 * HOUR);
    });

    it('advances by the same if each scheduled run counts as a minute', async () => {
      await writeHorizon(one, NOW - 30 * DAY);
      for (let minute = 0; minute < 24; minute++) {
        await createRetentionJob(one, rules, MINUTE)(NOW);
      }
      expect(await readHorizon(one)).toBe(NOW - 30 * DAY + 25 * MINUTE);
    });

    it('erases nothing too early that was stored while the clock was behind', async () => {
      const run = createRetentionJob(one, rules);
      const behind = NOW - 400 * DAY;
      await run(NOW);
      await save('a', behind);
      await one.batch([
        insertAuditEntry({ now: behind, actor: atShell('Ada'), event: 'signed-out', about: '' }),
      ]);
      const offer = { number: 'SM-1', planId: 'pro', query: '', version: 0, language: 'de' };
      await insertOffer(one, { ...offer, createdAt: behind });
      await createRetentionJob(one, rules)(NOW);
      expect(await list()).toStrictEqual(['SM-a']);
      const kept = { inquiries: 0, offers: 0, auditEntries: 0 };
      expect(await countExpired(one, rules, NOW + 180 * DAY)).toStrictEqual(kept);
      expect(await findOffer(one, 'SM-1', NOW)).toMatchObject({ number: 'SM-1' });
      expect(await listAuditEntries(one, 10)).toHaveLength(1);
      const gone = { inquiries: 1, offers: 1, auditEntries: 1 };
      expect(await countExpired(one, rules, NOW + 400 * DAY)).toStrictEqual(gone);
      await purgeExpired(one, rules, NOW + 400 * DAY, NOW);
      expect(await list()).toStrictEqual([]);
    });

    it('keeps the audit log twice as long as inquiries', async () => {
      const log = (about: string, at: number) =>
        insertAuditEntry({ now: at, actor: atShell('Ada'), event: 'inquiry-answered', about });
      await save('a', NOW - 364 * DAY);
      await one.batch([log('366 days', NOW - 366 * DAY), log('364 days', NOW - 364 * DAY)]);
      await purgeExpired(one, rules, NOW, NOW);
      expect(await list()).toStrictEqual([]);
      expect(await listAuditEntries(one, 10)).toMatchObject([{ about: '364 days' }]);
    });

    it('begins before the oldest data, and never moves back', async () => {
      await save('a', NOW - 181 * DAY);
      const run = createRetentionJob(one, rules);
      await run(NOW + 200 * DAY);
      expect(await list()).toStrictEqual(['SM-a']);
      expect(await readHorizon(one)).toBe(NOW - DAY);
      await run(NOW - 30 * DAY);
      expect(await readHorizon(one)).toBe(NOW - DAY);
      expect(await readRules(other)).toStrictEqual(rules);
      expect(await countExpired(other, rules, NOW)).toStrictEqual({
        inquiries: 1,
        offers: 0,
        auditEntries: 0,
      });
    });
  });
}
