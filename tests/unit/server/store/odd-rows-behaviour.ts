import { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldText } from '#app/domain/fold-text';
import { joinText } from '#app/server/inquiries/export';
import { toEntry, toShownEntry } from '#app/server/inquiries/list';
import { exportInquiries } from '#app/server/inquiries/staff-inquiries.server';
import { listAuditEntries } from '#app/server/store/audit';
import { claimDue } from '#app/server/store/deliveries';
import { findInquiry } from '#app/server/store/inquiries';
import { countInquiries, eraseInquiries, markAnswered } from '#app/server/store/inquiry-actions';
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
  /** Whether the database takes the value. */
  const spoil = (table: string, column: string, value: string, where: string) =>
    stores()[0]
      .all(sql`${raw(`update ${table} set ${column} = ${value} where ${where}`)}`)
      .then(
        () => true,
        () => false,
      );

  describe('a row that cannot be read', () => {
    beforeEach(async () => {
      for (const [index, name] of ['first', 'odd', 'last'].entries()) {
        const reference = `SM-${name}`;
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
            reference,
            key: name,
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
        for (const value of ODD_VALUES) {
          if (!(await spoil('inquiries', column, value, "reference = 'SM-odd'"))) continue;
          const page = await listInquiryPage(store, { words: [] }, 10);
          expect(page.inquiries.map(({ reference }) => reference).sort()).toEqual([
            'SM-first',
            'SM-last',
            'SM-odd',
          ]);
          const entries = page.inquiries.map(toEntry);
          for (const entry of entries) {
            expect(toShownEntry(entry).unreadable !== null, value).toBe(
              entry.unreadable !== undefined,
            );
            expect(entry.unreadable === undefined || entry.reference === 'SM-odd').toBe(true);
            expect(answerWithEntry(entry).text).toContain(entry.reference);
          }
          expect(formatTable(entries).match(/SM-/g)).toHaveLength(3);
          for (const format of ['csv', 'json'] as const) {
            const call = { query: {}, format, language: 'de' };
            const text = await joinText((await exportInquiries(store, call, audit)).text);
            expect(text).toMatch(/SM-last.*SM-first/s);
            expect(text).toContain('SM-odd');
          }
          const found = await exportInquiries(
            store,
            { query: { q: 'last' }, format: 'csv', language: 'de' },
            audit,
          );
          expect(await joinText(found.text)).toContain('SM-last');
          expect((await findInquiry(store, 'SM-odd'))?.reference).toBe('SM-odd');
        }
        expect(
          await markAnswered(store, { reference: 'SM-odd', isAnswered: true }, audit),
        ).toBeDefined();
        expect(await eraseInquiries(store, { reference: 'SM-odd' }, audit)).toBe(1);
        expect(await countInquiries(store, { reference: 'SM-odd' })).toBe(0);
      },
    );

    it.each(DELIVERY_COLUMNS)('by its %s holds up no other delivery', async (column) => {
      const [store] = stores();
      for (const value of ODD_VALUES) {
        if (!(await spoil('deliveries', column, value, "key = 'odd'"))) continue;
        await store.all(sql`update deliveries set state = 'waiting', lease_until = 0, due_at = 0`);
        const page = await listInquiryPage(store, { words: [] }, 10);
        expect(page.inquiries.flatMap(({ deliveries }) => deliveries)).toHaveLength(3);
        expect(page.inquiries.map(toEntry)).toHaveLength(3);
        const claim = { owner: 'me', now: NOW + 10, leaseMs: 1000, limit: 10 };
        const sent = (await claimDue(store, 'provider', claim)).map(({ key }) => key);
        expect(sent).toEqual(expect.arrayContaining(['first', 'last']));
        const [{ state } = {}] = await store.all(
          sql`select state from deliveries where key = 'odd'`,
        );
        expect(state).toBe(sent.includes('odd') ? 'waiting' : 'dead');
      }
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
