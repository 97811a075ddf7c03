import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { findPeople } from '#app/server/store/people';
import { readPriceLog } from '#app/server/store/price-log';
import { setOldestWriter } from '#app/server/store/schema';
import { sql } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { LOCAL_D1_FOLDER, openLiteralStore } from '#tools/command-line/d1';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { startEdge } from '../integration/support/edge';
import { describeStoreBehaviour } from '../unit/server/store/behaviour';
import { describeInquiryList } from '../unit/server/store/inquiry-list-behaviour';
import { type OpenedStores, prepareStores } from '../unit/server/store/prepared-stores';
import { describePriceLists } from '../unit/server/store/price-list-behaviour';
import { describeStaff } from '../unit/server/store/staff-behaviour';
import { describeStatements } from '../unit/server/store/statement-behaviour';
import { type RunningD1, startD1 } from './support/d1';

/** Runs a command on the local D1 of a folder. */
function runOn(cwd: string, command: 'inbox' | 'prices' | 'staff') {
  const file = fileURLToPath(new URL(`../../tools/${command}.ts`, import.meta.url));
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: 'd1:local',
    NODE_COMPILE_CACHE: join(tmpdir(), 'stagemap-compiled'),
  };
  return (...args: string[]) =>
    spawnSync(process.execPath, [file, ...args], { cwd, env, encoding: 'utf8' });
}

describe.skipIf(findUnsupportedReason() !== undefined)('D1', () => {
  let d1: RunningD1;
  beforeAll(async () => {
    d1 = await startD1();
  });
  afterAll(() => d1.stop());

  const openTwice = async (): Promise<OpenedStores> => ({
    stores: [d1.openStore(), d1.openStore()],
    close: async () => undefined,
  });
  describeStoreBehaviour('as a store', openTwice);

  it('accepts prices and people from the shell before any Worker ran, unless its schema is too new', async () => {
    const cwd = await openFolder();
    const [prices, staff] = [runOn(cwd, 'prices'), runOn(cwd, 'staff')];
    const list = createBuiltInConfig(catalog.pricing);
    const [core, ...others] = list.PRICING_PLANS;
    const changed = { ...list, PRICING_PLANS: [{ ...core, basePrice: 509 }, ...others] };
    await writeFile(join(cwd, 'prices.json'), JSON.stringify(changed));
    const published = prices('publish', 'prices.json', '--reason', "O'Hara", '--by', 'Ada');
    const inbox = runOn(cwd, 'inbox')().stdout;
    const invited = staff('invite', 'Ada', '--rights', 'prices');
    const edge = await startEdge({}, join(cwd, LOCAL_D1_FOLDER));
    const page = await (await fetch(`${edge.origin}/preiskalkulator/core`)).text();
    const log = await readPriceLog(edge.store);
    const people = await findPeople(edge.store, 'Ada');
    await edge.store.batch([
      sql`insert into migrations (number, applied_at) select max(number) + 1, 0 from migrations`,
      raw(setOldestWriter(1000)),
    ]);
    await edge.stop();
    const refused = staff('list');
    await rm(cwd, { recursive: true });

    expect(published).toMatchObject({ status: 0, stderr: '' });
    expect(log).toMatchObject([{ reason: "O'Hara" }]);
    expect(invited.stdout).toContain('http://localhost:');
    expect(people).toMatchObject([{ name: 'Ada', rights: ['prices'] }]);
    expect(inbox).toContain("No inquiries in the edge's database");
    expect(page).toContain('509');
    const tooNew =
      /^The store has schema \d+, but this program only knows \d+ and writes nothing\./;
    // All three commands open the store in one place.
    expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(tooNew) });
  });
});

// As `npm run inbox` asks the deployed D1, which is SQLite: Wrangler takes no parameters.
describe('SQLite, called through SQL text like a remote D1,', () => {
  const openLiterally = async (): Promise<OpenedStores> => {
    const database = await openSqliteStore(':memory:');
    const execute = (statements: readonly string[]) => database.batch(statements.map(raw));
    return {
      stores: [openLiteralStore(execute), openLiteralStore(execute)],
      close: () => database.close(),
    };
  };
  // Commands send these statements; SQLite's own tests prove their meaning.
  const getStores = prepareStores(openLiterally);
  describeStatements(getStores);
  describeInquiryList(getStores);
  describePriceLists(getStores);
  describeStaff(getStores);
});

/** A working folder with a place for the local D1. */
async function openFolder(): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'stagemap-edge-'));
  await mkdir(join(cwd, LOCAL_D1_FOLDER), { recursive: true });
  return cwd;
}
