import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import { readFilter } from '#app/server/inquiries/list';
import { exportInquiries } from '#app/server/inquiries/staff-inquiries.server';
import { streamText } from '#app/server/requests/stream-text';
import { listAuditEntries } from '#app/server/store/audit';
import { measureBacklog } from '#app/server/store/deliveries';
import {
  countInquiries,
  eraseInquiries,
  eraseInquiriesBefore,
} from '#app/server/store/inquiry-actions';
import {
  countOpenInquiries,
  findNeighbours,
  listInquiryPage,
} from '#app/server/store/inquiry-list';
import { openStore } from '#app/server/store/open-store';
import { type Store, sql } from '#app/server/store/store';
import { findPostgres } from '#tools/checks/programs';
import { atShell } from '../actors';
import { openTempFolder } from '../unit/temp-folder';
import { createDatabase } from './support/database';
import { measureLongestStretch } from './support/longest-stretch';
import { MANY, SPAMMER, storeManyInquiries } from './support/many-inquiries';

/** Nothing of staff keeps visitors waiting for longer (D36). */
const MAX_STRETCH_MS = 100;
const NOW = 1_800_000_000_000;
const audit = { actor: atShell('Ada'), now: NOW };
const inTheMiddle = { time: NOW + MANY / 2, id: 'SM-000000' };
const eightWords = { q: 'ada lovelace firma mueller example spam 40 kva' };

const list = (store: Store, query: InquiryQuery) => listInquiryPage(store, readFilter(query), 25);
const save = async (store: Store, query: InquiryQuery, format: 'csv' | 'json') => {
  const { text } = await exportInquiries(store, { query, format, language: 'de' }, audit);
  let lines = 1;
  for await (const bytes of streamText(text)) lines += bytes.filter((byte) => byte === 10).length;
  return lines;
};

/** Actions of staff, and of the program for them; the last ones erase. */
const WORK: [string, (store: Store) => Promise<unknown>][] = [
  ['the list', (store) => list(store, {})],
  ['a filter', (store) => list(store, { state: 'dead', reason: 'demo', plan: 'Core' })],
  ['a word', (store) => list(store, { q: 'lovelace123' })],
  ['eight words', (store) => list(store, eightWords)],
  ['an inquiry', (store) => findNeighbours(store, readFilter(eightWords), inTheMiddle)],
  ['the number of open ones', countOpenInquiries],
  ['the backlog', (store) => measureBacklog(store, ['provider', 'mail'])],
  ['CSV', (store) => save(store, {}, 'csv')],
  ['CSV of a search', (store) => save(store, eightWords, 'csv')],
  ['JSON of a search', (store) => save(store, eightWords, 'json')],
  ['counting by address', (store) => countInquiries(store, { email: SPAMMER })],
  ['erasing by address', (store) => eraseInquiries(store, { email: SPAMMER }, audit)],
  ['the retention', (store) => eraseInquiriesBefore(store, NOW + MANY, NOW)],
];

/** Every fourth of the first 625, each stored 32 times. */
const SPAM = 157 * 32;
const RESULTS = {
  'the list': { counts: { total: MANY, open: MANY, undelivered: MANY }, hasMore: true },
  'a filter': { inquiries: [], counts: { total: 0 } },
  // 123 of the first 625, and its copies
  'a word': { counts: { total: 32 }, hasMore: true },
  'eight words': { counts: { total: SPAM } },
  'the number of open ones': MANY,
  'the backlog': { waiting: 2 * MANY, dead: 0, oldest: NOW },
  // With the headings.
  CSV: MANY + 1,
  'CSV of a search': SPAM + 1,
  'counting by address': SPAM,
  'erasing by address': SPAM,
  'the retention': MANY - SPAM,
};

async function openStores(): Promise<Record<string, string>> {
  return {
    SQLite: `file:${join(openTempFolder(), 'stagemap.sqlite')}`,
    ...(findPostgres() && { Postgres: await createDatabase() }),
  };
}

describe('staff with 20,000 inquiries', () => {
  it('block a process for at most 100 ms, whatever they do', async () => {
    for (const [name, url] of Object.entries(await openStores())) {
      const store = await openStore(url);
      await storeManyInquiries(store, NOW);
      // Autovacuum does this a minute later; until then Postgres reads whole tables for each part.
      if (name === 'Postgres') await store.all(sql`analyze`);
      const results: Record<string, unknown> = {};
      const stretches: Record<string, number> = {};
      for (const [work, run] of WORK) {
        const measure = async () => {
          results[work] = await run(store);
        };
        stretches[work] = Math.round(await measureLongestStretch(measure));
      }
      console.log(name, stretches);
      expect(results).toMatchObject(RESULTS);
      for (const [work, stretch] of Object.entries(stretches)) {
        expect(stretch, `${name}: ${work}`).toBeLessThan(MAX_STRETCH_MS);
      }
      expect(await store.all(sql`select how, count from erasures order by how`)).toEqual([
        { how: 'by age', count: MANY - SPAM },
        { how: 'by e-mail address', count: SPAM },
      ]);
      expect(await listAuditEntries(store, 10, { events: ['inquiries-erased'] })).toMatchObject([
        { about: `${SPAM}` },
      ]);
      await store.close();
    }
  });
});
