import { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import { foldText } from '#app/domain/fold-text';
import { readFilter } from '#app/server/inquiries/list';
import { listAuditEntries } from '#app/server/store/audit';
import { claimDelivery, recordDelivered, recordFailed, resend } from '#app/server/store/deliveries';
import { findInquiry } from '#app/server/store/inquiries';
import {
  countInquiries,
  eraseInquiries,
  markAnswered,
  recordExport,
} from '#app/server/store/inquiry-actions';
import {
  countOpenInquiries,
  findNeighbours,
  type InquiryFilter,
  listInquiryPage,
  listReferences,
} from '#app/server/store/inquiry-list';
import { migrate } from '#app/server/store/migrations';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { type Store, sql } from '#app/server/store/store';
import { atShell } from '../../../actors';
import { measureLongestStretch } from '../../../long/support/longest-stretch';
import { newInquiry } from './new-inquiry';

const NOW = 1_800_000_000_000;
const ALL: InquiryFilter = { words: [] };

/** Staff's queries about inquiries on every store. */
export function describeInquiryList(stores: () => [Store, Store]): void {
  const save = (reference: string, now: number, text = 'Ada Lovelace ada@example.org') =>
    saveInquiry(
      stores()[0],
      newInquiry(reference, {
        reference,
        email: /\S+@\S+/.exec(text)?.[0] ?? '',
        payload: JSON.stringify({ lastName: text }),
        searchText: foldText(text),
      }),
      [{ target: 'provider', body: '{}' }],
      now,
    );
  const find = async (filter: InquiryFilter, most = 100) =>
    (await listInquiryPage(stores()[1], filter, most)).inquiries.map(({ reference }) => reference);
  const settle = async (reference: string, reason?: string) => {
    const [store] = stores();
    const which = { key: reference, target: 'provider' };
    const claim = { owner: 'me', now: NOW, leaseMs: 1000 };
    const mine = await claimDelivery(store, which, claim);
    if (!mine) throw new Error('It cannot be claimed');
    if (reason === undefined) await recordDelivered(store, mine, NOW);
    else await recordFailed(store, mine, { reason, dueAt: undefined, now: NOW });
  };
  const readEvents = async () =>
    (await listAuditEntries(stores()[1], 100))
      .map(({ who, event, about }) => `${who} ${event} ${about}`)
      .sort();
  const ada = (now = NOW) => ({ actor: atShell('Ada'), now });

  describe('the list of inquiries', () => {
    beforeEach(async () => {
      await save('SM-A', NOW);
      await save('SM-B', NOW + 1, 'Jürgen Groß jg@100%_sap.example +4940123456');
      // Two in the same millisecond; the one that came first does not come first.
      await save('SM-D', NOW + 2);
      await save('SM-C', NOW + 2, "Grace O'Hara grace@example.org");
    });

    it('has pages, newest first, without a gap', async () => {
      const [, store] = stores();
      const first = await listInquiryPage(store, ALL, 3);
      expect(first.inquiries.map(({ reference }) => reference)).toEqual(['SM-D', 'SM-C', 'SM-B']);
      expect(first).toMatchObject({ hasMore: true, newer: 0, counts: { total: 4, open: 4 } });
      expect(first.inquiries[0]?.deliveries).toMatchObject([{ target: 'provider' }]);
      const place = { time: NOW + 2, id: 'SM-C' };
      const second = await listInquiryPage(store, ALL, 3, place);
      expect(second.inquiries.map(({ reference }) => reference)).toEqual(['SM-B', 'SM-A']);
      expect(second).toMatchObject({ hasMore: false, newer: 2, counts: { total: 4 } });
    });

    it('is in one order in both directions and in exports, also within a millisecond', async () => {
      const [, store] = stores();
      await save('SM-F', NOW + 2);
      await save('SM-E', NOW + 2);
      const order = ['SM-F', 'SM-E', 'SM-D', 'SM-C', 'SM-B', 'SM-A'];
      expect(await listReferences(store, ALL)).toEqual(order);
      for (const [at, reference] of order.entries()) {
        const time = NOW + Math.min(order.length - 1 - at, 2);
        expect(await findNeighbours(store, ALL, { time, id: reference })).toMatchObject({
          previous: order[at - 1] ?? null,
          next: order[at + 1] ?? null,
        });
      }
    });

    it('is searched in time, also where each letter is stored as eighteen', async () => {
      const [store] = stores();
      await save('SM-F', NOW, 'ﷺ'.repeat(2200));
      for (let count = 1; count < 256; count *= 2) {
        const copy = raw(`reference || '-${count}', form || '-${count}', key || '-${count}'`);
        await store.all(sql`insert into inquiries (reference, form, key, received_at, payload, email,
            language, page, consent_version, search_text)
          select ${copy}, received_at, payload, email, language, page, consent_version, search_text
          from inquiries where reference like 'SM-F%'`);
      }
      const filter = readFilter({ q: 'a@müller.example b@müller.example ada lovelace firma x' });
      const search = () => measureLongestStretch(() => find(filter));
      // The first one also compiles what it runs.
      expect(Math.min(await search(), await search())).toBeLessThan(100);
    });

    it('leads from an inquiry to its neighbours in the filtered list, up to both ends', async () => {
      const [, store] = stores();
      const neighboursOf = (id: string, time: number, filter = ALL) =>
        findNeighbours(store, filter, { time, id });
      const ofAda = { words: [['lovelace']] };
      expect(await neighboursOf('SM-A', NOW, ofAda)).toEqual({
        previous: 'SM-D',
        next: null,
        nextOpen: null,
      });
      // It has left the list since.
      expect(await neighboursOf('SM-C', NOW + 2, ofAda)).toEqual({
        previous: 'SM-D',
        next: 'SM-A',
        nextOpen: 'SM-A',
      });
      await markAnswered(store, { reference: 'SM-C', isAnswered: true }, ada());
      expect(await neighboursOf('SM-D', NOW + 2)).toMatchObject({ next: 'SM-C', nextOpen: 'SM-B' });
    });

    it.each([
      ['Jürgen Groß', ['SM-B']],
      ['grace sap', []],
      ["o'hara", ['SM-C']],
      ['%', ['SM-B']],
      ['100%_sap', ['SM-B']],
      ['_', ['SM-B']],
      ['sm-c', ['SM-C']],
      ['SMC', ['SM-C']],
      ['ada@example.org', ['SM-D', 'SM-A']],
      ["' or true --", []],
      // Spellings that German sales people type; `list.test.ts` has more of them.
      ['muessigbrodt', ['SM-E']],
      ['mueller-gmbh', ['SM-E']],
      ['eller', ['SM-E']],
      ['040 123456', ['SM-B']],
      ['0170/1234', ['SM-E']],
      ['0171 1234567', []],
    ])('finds inquiries with all words of %s', async (q, found) => {
      await save('SM-E', NOW, 'Jörg Müßigbrodt joerg@mueller-gmbh.example +491701234567');
      expect(await find(readFilter({ q }))).toEqual(found);
    });

    it.each([
      ['Łukasz Sørensen-Đorđević', 'lukasz sorensen-dordevic'],
      ['Þórður Æsir Weiß', 'thordur aesir weiss'],
    ])('finds %s as people type it, also if it was stored before', async (name, q) => {
      const [one] = stores();
      await save('SM-E', NOW, name);
      expect(await find(readFilter({ q }))).toEqual(['SM-E']);
      const before = name
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
      await one.all(sql`update inquiries set search_text = ${before.replace('ß', 'ss')}`);
      await one.batch([
        ...['inquiries', 'offers', 'staff_log'].map(
          (table) => sql`alter table ${raw(table)} drop column horizon`,
        ),
        ...['offers_selection_key', 'inquiries_email', 'deliveries_waiting', 'staff_log_about'].map(
          (index) => sql`drop index ${raw(index)}`,
        ),
        sql`alter table offers drop column selection_key`,
        sql`alter table deliveries drop column token`,
        sql`alter table price_log drop column known_by`,
        sql`alter table inquiries drop column unverified`,
        sql`delete from migrations where number >= 9`,
      ]);
      await migrate(one, NOW);
      expect(await find(readFilter({ q }))).toContain('SM-E');
    });

    it('finds inquiries of the previous version, which stored no search text', async () => {
      await stores()[0].all(sql`update inquiries set search_text = null`);
      expect(await find(readFilter({ q: 'lovelace' }))).toEqual(['SM-D', 'SM-A']);
    });

    it('is filtered by period and state, with the count of each state', async () => {
      expect(await find({ words: [], since: NOW + 1, before: NOW + 2 })).toEqual(['SM-B']);
      await settle('SM-A');
      await settle('SM-B', 'answered 422');
      await markAnswered(stores()[0], { reference: 'SM-C', isAnswered: true }, ada());
      expect(await find({ words: [], state: 'open' })).toEqual(['SM-D', 'SM-B', 'SM-A']);
      expect(await find({ words: [], state: 'answered' })).toEqual(['SM-C']);
      expect(await find({ words: [], state: 'undelivered' })).toEqual(['SM-D', 'SM-C']);
      expect(await find({ words: [], state: 'dead' })).toEqual(['SM-B']);
      expect(await countOpenInquiries(stores()[1])).toBe(3);
      const filter: InquiryFilter = { words: [['example']], state: 'dead' };
      expect((await listInquiryPage(stores()[1], filter, 10)).counts).toEqual({
        total: 4,
        open: 3,
        answered: 1,
        undelivered: 2,
        dead: 1,
      });
    });

    it('is filtered by reason, plan and language, which no text of a visitor imitates', async () => {
      const [one] = stores();
      const payload = {
        lastName: '"reason":"info"',
        reason: 'quote',
        pricingDetails: { plan: 'Pro' },
      };
      const added = { reference: 'SM-E', payload: JSON.stringify(payload), language: 'en' };
      await saveInquiry(one, newInquiry('SM-E', added), [], NOW + 3);
      const search = (query: InquiryQuery) => find(readFilter(query));
      expect(await search({ reason: 'quote', plan: 'Pro', language: 'en' })).toEqual(['SM-E']);
      expect(await search({ reason: 'info' })).toEqual([]);
      expect(await search({ plan: 'Core' })).toEqual([]);
      expect(await search({ language: 'de' })).toEqual(['SM-D', 'SM-C', 'SM-B', 'SM-A']);
    });

    it('keeps what people did to one, for its page', async () => {
      const [store] = stores();
      await markAnswered(store, { reference: 'SM-A', isAnswered: true }, ada());
      await markAnswered(store, { reference: 'SM-B', isAnswered: true }, ada());
      const log = await listAuditEntries(stores()[1], 10, { about: 'SM-A' });
      expect(log).toMatchObject([{ who: 'Ada', event: 'inquiry-answered', about: 'SM-A' }]);
    });

    it('is empty without inquiries, with counts of 0', async () => {
      const { inquiries, counts } = await listInquiryPage(stores()[0], { words: [['hopper']] }, 10);
      expect(inquiries).toEqual([]);
      expect(counts).toEqual({ total: 0, open: 0, answered: 0, undelivered: 0, dead: 0 });
    });
  });

  describe('an action on an inquiry', () => {
    beforeEach(() => save('SM-A', NOW));

    it("marks it as answered once, and gives the second person the first one's name", async () => {
      const [one, other] = stores();
      const answer = { reference: 'SM-A', isAnswered: true };
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          markAnswered(i % 2 ? one : other, answer, { actor: atShell(`P${i}`), now: NOW + i }),
        ),
      );
      const [first, ...others] = outcomes.filter((outcome) => outcome?.isDone);
      expect(others).toEqual([]);
      expect(first?.answeredBy).toMatch(/^P\d+$/);
      for (const outcome of outcomes)
        expect(outcome).toEqual({ ...first, isDone: expect.anything() });
      expect(await readEvents()).toEqual([`${first?.answeredBy} inquiry-answered SM-A`]);
      expect(await findInquiry(one, 'SM-A')).toMatchObject({
        answered_at: first?.answeredAt,
        answered_by: first?.answeredBy,
      });
    });

    it('reopens it once, with one audit entry', async () => {
      const [one, other] = stores();
      await markAnswered(one, { reference: 'SM-A', isAnswered: true }, ada());
      const reopen = { reference: 'SM-A', isAnswered: false };
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, i) => markAnswered(i % 2 ? one : other, reopen, ada())),
      );
      expect(outcomes.filter((outcome) => outcome?.isDone)).toHaveLength(1);
      expect(await readEvents()).toEqual([
        'Ada inquiry-answered SM-A',
        'Ada inquiry-reopened SM-A',
      ]);
      expect(await findInquiry(one, 'SM-A')).toMatchObject({
        answered_at: null,
        answered_by: null,
      });
    });

    it('does nothing and logs nothing if it does not exist', async () => {
      const [store] = stores();
      expect(await markAnswered(store, { reference: 'SM-X', isAnswered: true }, ada())).toBe(
        undefined,
      );
      expect(await resend(store, { reference: 'SM-X' }, ada())).toEqual([]);
      expect(await eraseInquiries(store, { reference: 'SM-X' }, ada())).toBe(0);
      await settle('SM-A');
      expect(await resend(store, { reference: 'SM-A' }, ada())).toEqual([]);
      expect(await readEvents()).toEqual([]);
    });

    it('resends, exports and erases it, without personal data in the audit log', async () => {
      const [store] = stores();
      await settle('SM-A', 'answered 422');
      expect(await resend(store, { reference: 'SM-A' }, ada(NOW + 1))).toEqual(['provider']);
      expect(await readEvents()).toEqual(['Ada inquiry-resent SM-A']);
      await recordExport(store, 'csv: 1', ada());
      await save('SM-B', NOW);
      expect(await countInquiries(store, { email: ' ADA@example.org' })).toBe(2);
      expect(await eraseInquiries(store, { email: 'ada@example.org' }, ada())).toBe(2);
      expect(await countInquiries(store, { email: 'ada@example.org' })).toBe(0);
      expect(await readEvents()).toEqual([
        'Ada inquiries-erased 2',
        'Ada inquiries-exported csv: 1',
        // Its reference is erased with it.
        'Ada inquiry-resent ',
      ]);
    });

    it('adds one audit entry if several people erase it at once', async () => {
      const [one, other] = stores();
      const erased = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          eraseInquiries(i % 2 ? one : other, { reference: 'SM-A' }, ada()),
        ),
      );
      expect(erased.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await readEvents()).toEqual(['Ada inquiries-erased 1']);
      expect(await one.all(sql`select how, count from erasures`)).toEqual([
        { how: 'by reference', count: 1 },
      ]);
    });
  });
}
