import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { keepInquiry, type NewInquiry } from '#app/server/store/intake.ts';
import { openStore } from '#app/server/store/open-store.ts';
import type { Store } from '#app/server/store/store.ts';
import { findPostgres } from '#tools/checks/postgres.ts';
import { startPostgres } from '../long/support/postgres.ts';
import { putLoad } from './load.ts';
import { startProgram, startSite } from './programs.ts';
import { compare, pickMedian, type Row } from './rows.ts';

const ROUNDS = 5;
const PER_ROUND = 1000;
const AT_ONCE = 20;
const WAITING = 10_000;
const PAYLOAD = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', reason: 'quote' });
/** The same columns, in a table with nothing but its key. */
const COLUMNS =
  'reference, form, key, received_at, payload, email, language, page, consent_version';
const BARE = `insert into bare (${COLUMNS}) values`;
const BARE_TABLE = `create table bare (reference text primary key, form text, key text,
  received_at bigint, payload text, email text, language text, page text, consent_version text)`;
const REQUEST =
  'GET /preiskalkulator/core?users=4 HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n' +
  'accept-encoding: gzip, deflate, br\r\nuser-agent: bench\r\n\r\n';

type Insert = (id: string) => unknown;

/** Inquiries with their delivery, claimed, against a bare `insert` of one row into the same store. */
export async function measureStores(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-bench-'));
  const rows = [await measureSqlite(`${folder}/store.sqlite`)];
  if (findPostgres()) rows.push(await measurePostgres());
  rows.push(await measureBacklogEffect(`file:${folder}/backlog.sqlite`));
  rmSync(folder, { recursive: true });
  return rows;
}

async function measureSqlite(file: string): Promise<Row> {
  const store = await openStore(`file:${file}`);
  const database = new DatabaseSync(file);
  database.exec(`pragma synchronous = full; ${BARE_TABLE}`);
  const insert = database.prepare(`${BARE} (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const row = await measure('SQLite', store, (id) => insert.run(...valuesOf(id)));
  database.close();
  await store.close();
  return row;
}

async function measurePostgres(): Promise<Row> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const store = await openStore(url);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(BARE_TABLE);
  const insert: Insert = (id) =>
    pool.query(`${BARE} ($1, $2, $3, $4, $5, $6, $7, $8, $9)`, valuesOf(id));
  const row = await measure('Postgres', store, insert);
  await pool.end();
  await store.close();
  await postgres.stop();
  return row;
}

async function measure(name: string, store: Store, bare: Insert): Promise<Row> {
  let count = 0;
  const keep: Insert = (id) => keepInquiry(store, inquiryOf(id), DELIVERIES, Date.now(), CLAIM);
  const rate = async (insert: Insert) => {
    const start = performance.now();
    let left = PER_ROUND;
    const work = async () => {
      while (left-- > 0) await insert(`${count++}`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return (PER_ROUND * 1000) / (performance.now() - start);
  };
  await rate(keep);
  await rate(bare);
  const rounds: { bare: number; kept: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await rate(bare), kept: await rate(keep) });
  }
  const middle = pickMedian(rounds, ({ bare, kept }) => kept / bare);
  return compare(`inquiries/s, ${name} (bare inserts)`, middle.kept, middle.bare, '≥ 0.5');
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
  };
}

/** A kept page while so many deliveries wait for a provider that refuses each of them. */
async function measureBacklogEffect(url: string): Promise<Row> {
  const provider = await startProgram('refusing-provider.ts');
  const variables = { CONTACT_API_URL: provider.origin, DATABASE_URL: url };
  const store = await openStore(url);
  for (let i = 0; i < WAITING; i++) await keepInquiry(store, inquiryOf(`${i}`), DELIVERIES, 0);
  await store.all('update inquiries set received_at = ?1', Date.now());
  await store.all('update deliveries set since = ?1', Date.now());
  await store.close();
  const [busy, calm] = [
    await startSite({ variables }),
    await startSite({ variables: { DATABASE_URL: url.replace('backlog', 'empty') } }),
  ];
  const rounds: { busy: number; calm: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const of = async ({ origin }: { origin: string }) =>
      (await putLoad({ origin, request: REQUEST }, { connections: 4, seconds: 1 })).p99;
    rounds.push({ calm: await of(calm), busy: await of(busy) });
  }
  await Promise.all([busy.stop(), calm.stop(), provider.stop()]);
  const middle = pickMedian(rounds, ({ busy, calm }) => busy / calm);
  const name = `kept page, p99 in ms with ${WAITING} waiting deliveries (none)`;
  return compare(name, middle.busy, middle.calm, '≤ 1.2');
}
