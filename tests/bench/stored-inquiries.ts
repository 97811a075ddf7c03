import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { measureBacklog } from '#app/server/store/deliveries.ts';
import { keepInquiry, type NewInquiry } from '#app/server/store/intake.ts';
import { openStore } from '#app/server/store/open-store.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Load, putLoad } from './load.ts';
import { type Program, startProgram, startSite } from './programs.ts';
import { compare, pickMedian, type Row } from './rows.ts';

const ROUNDS = 5;
const PER_ROUND = 1000;
/**
 * One measure confirms the other. What one visitor alone waits for has no goal: where the disk's
 * flush costs nothing, it is the work on two tables and their indexes against one.
 */
const MEASURES = [
  { atOnce: 20, goal: '≥ 0.5' },
  { atOnce: 100, goal: '≥ 0.5' },
  { atOnce: 1, goal: '' },
];
const WAITING = 10_000;
const SECONDS_PER_ROUND = 2;
const PAYLOAD = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', reason: 'quote' });
/** The same columns, in a table with nothing but its key. */
const COLUMNS =
  'reference, form, key, received_at, payload, email, language, page, consent_version';
const BARE = `insert into bare (${COLUMNS}) values`;
const BARE_TABLE = `create table bare (reference text primary key, form text, key text,
  received_at bigint, payload text, email text, language text, page text, consent_version text)`;
const PAGE = '/preiskalkulator/core?users=4';

type Insert = (id: string) => unknown;

/** Inquiries with their delivery, claimed, against a bare `insert` of one row into the same store. */
export async function measureStores(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-bench-'));
  const rows = await measureSqlite(`${folder}/store.sqlite`);
  rows.push(...(await measureBacklogEffect(folder)));
  rmSync(folder, { recursive: true });
  return rows;
}

async function measureSqlite(file: string): Promise<Row[]> {
  const store = await openStore(`file:${file}`);
  const database = new DatabaseSync(file);
  database.exec(`pragma synchronous = full; ${BARE_TABLE}`);
  const insert = database.prepare(`${BARE} (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const rows = await measureAll(store, (id) => insert.run(...valuesOf(id)));
  database.close();
  await store.close();
  return rows;
}

async function measureAll(store: Store, bare: Insert): Promise<Row[]> {
  const keep: Insert = (id) => keepInquiry(store, inquiryOf(id), DELIVERIES, Date.now(), CLAIM);
  const rows: Row[] = [];
  for (const { atOnce, goal } of MEASURES) {
    const { kept, bare: inserted } = await measure(keep, bare, atOnce);
    rows.push(
      compare(`inquiries/s, SQLite, ${atOnce} at once (bare inserts)`, kept, inserted, goal),
    );
  }
  return rows;
}

let count = 0;

/** In turns; of the rounds the one whose ratio is in the middle. */
async function measure(keep: Insert, bare: Insert, atOnce: number) {
  const rate = async (insert: Insert) => {
    const start = performance.now();
    let left = PER_ROUND;
    const work = async () => {
      while (left-- > 0) await insert(`${count++}`);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return (PER_ROUND * 1000) / (performance.now() - start);
  };
  await rate(keep);
  await rate(bare);
  const rounds: { bare: number; kept: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await rate(bare), kept: await rate(keep) });
  }
  return pickMedian(rounds, ({ bare, kept }) => kept / bare);
}

function valuesOf(id: string) {
  const { reference, form, key, payload, email, language, page, consentVersion } = inquiryOf(id);
  return [reference, form, key, Date.now(), payload, email, language, page, consentVersion];
}

const DELIVERIES = [{ target: 'provider', body: PAYLOAD }];
const CLAIM = { target: 'provider', owner: 'bench', leaseMs: 1000 };

function inquiryOf(id: string): NewInquiry {
  return {
    ...{ form: id, key: id, reference: `SM-${id}`, payload: PAYLOAD, email: 'ada@example.org' },
    ...{ language: 'de', page: '/', offer: null, total: null, term: null, priceList: null },
    consentVersion: '2026-11',
    searchText: 'ada lovelace ada@example.org',
  };
}

/**
 * A cached page while so many deliveries wait for a provider that refuses each of them, against one
 * with none. Two sites with none say what the same comparison yields without a difference.
 */
async function measureBacklogEffect(folder: string): Promise<Row[]> {
  const url = `file:${folder}/backlog.sqlite`;
  const store = await openStore(url);
  const keep = (_: unknown, id: number) =>
    keepInquiry(store, inquiryOf(`${id}`), DELIVERIES, Date.now());
  await Promise.all(Array.from({ length: WAITING }, keep));
  const provider = await startProgram('refusing-provider.ts');
  const provided = { CONTACT_API_URL: provider.origin };
  const variables = { ...provided, DATABASE_URL: url };
  const busy = await startSite({ variables, isQuiet: true });
  const startCalm = (name: string) =>
    startSite({ variables: { ...provided, DATABASE_URL: `file:${folder}/${name}.sqlite` } });
  const calm = await startCalm('empty');
  const other = await startCalm('other');
  const ask = ({ origin }: Program) =>
    putLoad({ origin, path: PAGE }, { connections: 4, seconds: SECONDS_PER_ROUND });
  await Promise.all([ask(busy), ask(calm), ask(other)]);
  const rounds: { busy: Load; calm: Load; other: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ calm: await ask(calm), busy: await ask(busy), other: await ask(other) });
  }
  await Promise.all([busy.stop(), calm.stop(), other.stop(), provider.stop()]);
  const { waiting } = await measureBacklog(store, ['provider']);
  await store.close();
  if (waiting < WAITING) throw new Error(`Only ${waiting} deliveries waited`);
  return (['p50', 'p99'] as const).flatMap((figure) => {
    const row = (site: 'busy' | 'other', name: string, goal: string) => {
      const middle = pickMedian(
        rounds,
        ({ [site]: measured, calm }) => measured[figure] / calm[figure],
      );
      return compare(
        `page, ${figure} in ms, ${name}`,
        middle[site][figure],
        middle.calm[figure],
        goal,
      );
    };
    return [
      row('busy', `${WAITING} waiting deliveries (none)`, 'as the next row'),
      row('other', 'none (none)', ''),
    ];
  });
}
