import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import { createDiskCopy, getCopyPath } from '#app/server/prices/open-prices';
import { createPriceSource, type PriceCopy } from '#app/server/prices/price-source';
import { activateVersion, readLogPosition } from '#app/server/store/price-log';
import { sql } from '#app/server/store/store';
import { restoreCopy } from '#tools/prices/restore-copy';
import { atShell } from '../../../actors';
import { withPlan } from '../../domain/pricing/price-list';
import { openTempFolder } from '../../temp-folder';
import { openMemoryStore } from '../memory-store';
import { required, storeVersion } from '../store/prepared-stores';

// `price-state.test.ts` knows what the prices are after each event, and what the log says of it.

const START = 1_800_000_000_000;
const priced = (basePrice: number): PricingConfig => withPlan('core', { basePrice });

let store: Awaited<ReturnType<typeof openMemoryStore>>;
let time = START;
let lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  store = await openMemoryStore();
  time = START;
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  return store.close();
});

function openSource(copy?: PriceCopy) {
  return createPriceSource({
    store,
    now: () => time,
    ...(copy && { copy }),
  });
}

async function readSource(copy?: PriceCopy) {
  const source = openSource(copy);
  await source.refresh();
  return source;
}

async function publish(list: string | PricingConfig, effectiveAt = time): Promise<number> {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const after = await readLogPosition(store);
  return required(await storeVersion(store, text, after, effectiveAt, time));
}

async function activate(version: number): Promise<void> {
  const after = await readLogPosition(store);
  const change = { after, author: atShell('Ada'), reason: 'back', now: time };
  await activateVersion(store, version, { ...change, effectiveAt: time, isPlanned: false });
}

type Source = ReturnType<typeof openSource>;
const coreOf = (source: Source) => source.current().list?.PRICING_PLANS[0]?.basePrice;

describe('the prices in force', () => {
  it('follow published versions, and return to earlier ones', async () => {
    const source = await readSource();
    await publish(priced(529));
    expect(coreOf(source)).toBeUndefined();
    await source.refresh();
    expect([source.current().version, coreOf(source)]).toEqual([1, 529]);
    await publish(priced(549));
    await activate(1);
    await source.refresh();
    expect([source.current().version, coreOf(source)]).toEqual([1, 529]);
    await activate(0);
    await source.refresh();
    expect(source.current()).toMatchObject({ version: 0, list: undefined });
    expect(lines.map(({ level, before, shown }) => [level, before, shown])).toEqual([
      ['info', 0, 1],
      ['info', 1, 0],
    ]);
  });

  it('can be found by number, whatever is in force', async () => {
    const source = openSource();
    await publish(priced(529));
    await publish(priced(549));
    expect((await source.find(1))?.list?.PRICING_PLANS[0]?.basePrice).toBe(529);
    expect(await source.find(0)).toEqual({ version: 0, list: undefined });
    expect(await source.find(3)).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('are read again only after a while', async () => {
    const source = await readSource();
    time += 900;
    expect(source.refreshAfter(1000)).toBeUndefined();
    time += 100;
    await expect(source.refreshAfter(1000)).resolves.toBeUndefined();
    expect(source.refreshAfter(1000)).toBeUndefined();
  });
});

it('a schema that is too new is not read, and the last known list stays in force', async () => {
  await publish(priced(529));
  const source = await readSource();
  await store.all(sql`insert into migrations (number, applied_at) values (1000, 0)`);
  await store.all(sql`update settings set value = '1000' where name = 'oldest writer'`);
  await store.all(sql`update price_versions set list = '{}'`);
  await store.all(
    sql`insert into price_log (position, claim, planned, recorded_at, author, reason) values (2, 'x', 0, 0, '', '')`,
  );
  await source.refresh();
  expect(coreOf(source)).toBe(529);
  expect(lines.at(-1)).toMatchObject({ level: 'error', reason: 'SCHEMA_TOO_NEW', shown: 1 });
});

describe('a database that has lost price lists', () => {
  let file = '';
  const reopenStore = async () => {
    await store.close();
    store = await openMemoryStore();
  };
  beforeEach(async () => {
    file = join(openTempFolder(), 'price-lists.json');
    await publish(priced(529));
    time += 1000;
    await publish(priced(549));
    await readSource(createDiskCopy(file));
    time += 1000;
  });

  it('leaves the copy in force and unchanged, says so, and follows the next decision', async () => {
    const copied = await readFile(file, 'utf8');
    await reopenStore();
    lines = [];
    const source = await readSource(createDiskCopy(file));
    expect([source.current().version, coreOf(source)]).toEqual([2, 549]);
    expect([source.isLost(), source.unreadable()]).toEqual([true, 2]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: expect.stringContaining('the database has lost price lists'),
      }),
    );
    expect(await readFile(file, 'utf8')).toBe(copied);
    await publish(priced(599));
    await source.refresh();
    expect([source.isLost(), coreOf(source)]).toEqual([false, 599]);
    expect(coreOf(await readSource(createDiskCopy(file)))).toBe(599);
  });

  it('gets the copied lists back, under their numbers, by a command', async () => {
    await publish(priced(579), time + 60_000);
    await readSource(createDiskCopy(file));
    await reopenStore();
    const source = await readSource(createDiskCopy(file));
    const copy = createDiskCopy(file).read(() => undefined);
    time += 1000;
    const change = { author: atShell('Ada'), reason: 'lost', now: time };
    expect(await restoreCopy(store, copy, change)).toEqual([2, 3]);
    await source.refresh();
    expect([source.isLost(), source.current().version, coreOf(source)]).toEqual([false, 2, 549]);
    expect(await restoreCopy(store, copy, change)).toBeUndefined();
    time += 60_000;
    expect(coreOf(source)).toBe(579);
    expect(await publish(priced(600))).toBe(4);
  });
});

describe('the copy on disk', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = openTempFolder();
    file = join(folder, 'new', 'price-lists.json');
  });

  it('is used by a process that starts without the store, with planned versions, until it is back', async () => {
    await publish(priced(529));
    await publish(priced(549), START + 1000);
    await openSource(createDiskCopy(file)).refresh();
    store.fail();
    const source = await readSource(createDiskCopy(file));
    expect([source.current().version, coreOf(source)]).toEqual([1, 529]);
    time += 1000;
    expect([source.current().version, coreOf(source)]).toEqual([2, 549]);
    expect((await stat(file)).mode & 0o077).toBe(0);
    store.recover();
    await publish(priced(559));
    await source.refresh();
    expect(coreOf(source)).toBe(559);
  });

  it('lies beside the SQLite file, with Postgres in the folder of the server', () => {
    expect(getCopyPath('file:/data/store.sqlite')).toBe('/data/price-lists.json');
    expect(getCopyPath('postgres://db/stagemap')).toBe('.data/price-lists.json');
  });

  it('does not exist if nothing was published', async () => {
    await openSource(createDiskCopy(file)).refresh();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('that is unreadable leaves the built-in list in force, which is logged', async () => {
    await writeFile(join(folder, 'torn.json'), '[{"from":1,"version":1,"list":{}}]');
    store.fail();
    const source = await readSource(createDiskCopy(join(folder, 'torn.json')));
    expect(source.current().version).toBe(0);
    expect(lines.map(({ message }) => message)).toEqual([
      'a copied price list cannot be read',
      'the price list in force cannot be read',
    ]);
  });

  it('in its oldest format is read (D47)', async () => {
    const first = join(import.meta.dirname, '../../../fixtures/price-copy.json');
    store.fail();
    const source = await readSource({ ...createDiskCopy(first), write: () => undefined });
    expect([source.current().version, coreOf(source)]).toEqual([1, 499]);
    expect(source.current().until).toBe(START + 60_000);
  });

  it('that cannot be written is logged, and the prices stay in force', async () => {
    await publish(priced(529));
    await writeFile(join(folder, 'occupied'), '');
    const source = await readSource(createDiskCopy(join(folder, 'occupied', 'price-lists.json')));
    expect(coreOf(source)).toBe(529);
    expect(lines.at(-1)).toMatchObject({ message: 'the prices cannot be copied' });
  });
});
