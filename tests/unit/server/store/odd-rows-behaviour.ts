import { text as joinText } from 'node:stream/consumers';
import { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldText } from '#app/domain/fold-text';
import { toEntry, toShownEntry } from '#app/server/inquiries/list';
import { exportInquiries } from '#app/server/inquiries/staff-inquiries.server';
import { listAuditEntries } from '#app/server/store/audit';
import { claimDue } from '#app/server/store/deliveries';
import { findInquiry } from '#app/server/store/inquiries';
import { eraseInquiries, markAnswered } from '#app/server/store/inquiry-actions';
import { listInquiryPage } from '#app/server/store/inquiry-list';
import { findOffer, insertOffer } from '#app/server/store/offers';
import { readPriceLog } from '#app/server/store/price-log';
import { listVersions } from '#app/server/store/price-versions';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { type Store, sql } from '#app/server/store/store';
import { answerWithEntry, formatTable } from '#tools/inbox/report';
import { atShell } from '../../../actors';
import { newInquiry } from './new-inquiry';
import { NOW, storeVersion } from './prepared-stores';

/** SQL literals. Postgres takes only those of a column's type. */
const ODD_VALUES = [
  '9223372036854775807',
  '-9223372036854775808',
  '9007199254740993',
  '8640000000000001',
  '-1',
  '1.5',
  "''",
  "'constructor'",
  '\'{"firstName":\'',
  "'null'",
  "'[]'",
  `'{"firstName":5,"email":"odd@example.org","pricingDetails":{"plan":"Pro"}}'`,
  `'{"pricingDetails":{"plan":"Pro","isYearly":true,"users":1e300,"addons":["__proto__"]}}'`,
  `'{"firstName":"Ada","deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}'`,
  "x'00ff'",
];
const INQUIRY_COLUMNS = [
  'received_at payload language page offer total term price_list consent_version answered_at',
  'answered_by search_text email',
].flatMap((names) => names.split(' '));
const DELIVERY_COLUMNS = ['body', 'since', 'attempts', 'lease_by', 'reason', 'settled_at'];

/** On every store, one row that cannot be read hides no other (D36). */
export function describeOddRows(stores: () => [Store, Store]): void {
  const author = atShell('Ada');
  const audit = { actor: author, now: NOW };
  /** Leaves the row as it is where the database refuses the value. */
  const spoil = (table: string, column: string, value: string, where: string) =>
    stores()[0]
      .all(sql`${raw(`update ${table} set ${column} = ${value} where ${where}`)}`)
      .catch(() => undefined);

  describe('a row that cannot be read', () => {
    const ODD = ODD_VALUES.map((_, index) => `odd${index}`);
    const REFERENCES = ['first', ...ODD, 'last'].map((name) => `SM-${name}`);
    const ALL = { words: [] };
    beforeEach(async () => {
      for (const [index, name] of ['first', ...ODD, 'last'].entries()) {
        const payload = {
          firstName: name,
          lastName: 'Lovelace',
          email: `${name}@example.org`,
          phone: '',
          reason: 'info',
        };
        await saveInquiry(
          stores()[0],
          newInquiry(name, {
            email: payload.email,
            payload: JSON.stringify(payload),
            searchText: foldText(`${name} lovelace`),
          }),
          [{ target: 'provider', body: '{}' }],
          NOW + index,
        );
      }
    });

    it.each(INQUIRY_COLUMNS)(
      'by its %s hides no other inquiry, and is answered and erased',
      async (column) => {
        const [store] = stores();
        for (const [index, value] of ODD_VALUES.entries()) {
          await spoil('inquiries', column, value, `reference = 'SM-odd${index}'`);
        }
        const page = await listInquiryPage(store, ALL, 100);
        expect(page.inquiries.map(({ reference }) => reference).sort()).toEqual(
          REFERENCES.toSorted(),
        );
        const entries = page.inquiries.map(toEntry);
        for (const entry of entries) {
          expect(toShownEntry(entry).unreadable !== null, entry.reference).toBe(
            entry.unreadable !== undefined,
          );
          expect(entry.unreadable === undefined || entry.reference.startsWith('SM-odd')).toBe(true);
          expect(answerWithEntry(entry).text).toContain(entry.reference);
        }
        expect(formatTable(entries).match(/SM-/g)).toHaveLength(REFERENCES.length);
        const read = async (format: 'csv' | 'json', query = {}) => {
          const { text } = await exportInquiries(store, { query, format, language: 'de' }, audit);
          return joinText(text);
        };
        for (const format of ['csv', 'json'] as const) {
          const text = await read(format);
          expect(text).toMatch(/SM-last.*SM-first/s);
          for (const reference of REFERENCES) expect(text).toContain(reference);
        }
        expect(await read('csv', { q: 'last' })).toContain('SM-last');
        for (const reference of REFERENCES) {
          expect((await findInquiry(store, reference))?.reference).toBe(reference);
          const answered = markAnswered(store, { reference, isAnswered: true }, audit);
          expect(await answered).toBeDefined();
        }
        for (const name of ODD) {
          expect(await eraseInquiries(store, { reference: `SM-${name}` }, audit)).toBe(1);
        }
        expect((await listInquiryPage(store, ALL, 100)).inquiries).toHaveLength(2);
      },
    );

    it.each(DELIVERY_COLUMNS)('by its %s holds up no other delivery', async (column) => {
      const [store] = stores();
      for (const [index, value] of ODD_VALUES.entries()) {
        await spoil('deliveries', column, value, `key = 'odd${index}'`);
      }
      const page = await listInquiryPage(store, ALL, 100);
      expect(page.inquiries.flatMap(({ deliveries }) => deliveries)).toHaveLength(
        REFERENCES.length,
      );
      expect(page.inquiries.map(toEntry)).toHaveLength(REFERENCES.length);
      const claim = { owner: 'me', now: NOW + 1000, leaseMs: 1000, limit: 100 };
      const sent = (await claimDue(store, 'provider', claim)).map(({ key }) => key);
      expect(sent).toEqual(expect.arrayContaining(['first', 'last']));
      const rows = await store.all(sql`select key, state from deliveries order by key`);
      expect(rows).toEqual(
        ['first', ...ODD, 'last']
          .toSorted()
          .map((key) => ({ key, state: sent.includes(key) ? 'waiting' : 'dead' })),
      );
    });

    it('of another list hides no other row there', async () => {
      const [store] = stores();
      await storeVersion(store, '{"v":1}', 0);
      await storeVersion(store, '{"v":2}', 1);
      for (const [table, column, where] of [
        ['staff_log', 'at', "about like '2%'"],
        ['staff_log', 'who', "about like '2%'"],
        ['price_log', 'version', 'position = 2'],
        ['price_log', 'recorded_at', 'position = 2'],
        ['price_log', 'reason', 'position = 2'],
        ['price_versions', 'based_on', 'number = 2'],
        ['price_versions', 'list', 'number = 2'],
      ] as const) {
        for (const value of ODD_VALUES) await spoil(table, column, value, where);
        await spoil(table, column, '9223372036854775807', where);
        expect(await listAuditEntries(store, 10)).toHaveLength(2);
        expect((await readPriceLog(store))[0]).toMatchObject({ position: 1, version: 1 });
        expect(await readPriceLog(store)).toHaveLength(2);
        expect((await listVersions(store))[0]).toMatchObject({ number: 1, list: '{"v":1}' });
      }
    });

    it('is no offer', async () => {
      const [store] = stores();
      const offer = { planId: 'pro', query: '', version: 1, language: 'de', createdAt: NOW };
      await insertOffer(store, { number: 'AN-1', ...offer });
      await insertOffer(store, { number: 'AN-2', ...offer, planId: 'other' });
      await spoil('offers', 'price_list', '9223372036854775807', "number = 'AN-2'");
      expect(await findOffer(store, 'AN-1', NOW)).toMatchObject(offer);
      expect(await findOffer(store, 'AN-2', NOW)).toBeUndefined();
    });
  });
}
