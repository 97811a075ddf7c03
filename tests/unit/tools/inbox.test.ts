import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatInquiriesCsv } from '#app/server/inquiries/export';
import { type Entry, toEntry, toShownEntry } from '#app/server/inquiries/list';
import { listAllInquiries } from '#app/server/store/inquiries';
import { insertOffer } from '#app/server/store/offers';
import { openStore } from '#app/server/store/open-store';
import { readHorizon, writeHorizon, writeRules } from '#app/server/store/retention';
import { type Store, sql } from '#app/server/store/store';
import { backUp } from '#tools/inbox/backup';
import { importFile } from '#tools/inbox/import-file';
import { formatEntry, formatResent, formatTable, STORED_LIST_WORDS } from '#tools/inbox/report';
import { describeRetention, moveRetention } from '#tools/inbox/retention';
import { openMemoryStore } from '../server/memory-store';
import { openTempFolder } from '../temp-folder';

const ada: Entry = {
  id: '1',
  reference: 'SM-2345-6789',
  receivedAt: '2025-01-15T09:30:00.000Z',
  answeredAt: null,
  answeredBy: null,
  language: 'de',
  page: '/preiskalkulator/pro?users=45',
  offer: '/preiskalkulator/pro?users=45',
  total: 12_451,
  term: 'yearly-1',
  priceList: 0,
  consentVersion: '2026-11',
  deliveries: [
    { target: 'provider', state: 'delivered', attempts: 1, settledAt: '2025-07-15T09:30:01.000Z' },
  ],
  payload: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    phone: '+4940123456',
    reason: 'quote',
    preferredContact: 'phone',
    pricingDetails: {
      plan: 'Pro',
      isYearly: true,
      users: 45,
      systems: 4,
      landscapes: 2,
      addons: ['sso', 'reporting'],
    },
  },
};
const spy: Entry = {
  ...ada,
  reference: 'SM-SPY2-SPY2',
  offer: null,
  total: null,
  term: null,
  deliveries: [],
  answeredAt: '2025-07-16T10:00:00.000Z',
  answeredBy: 'Grace',
  payload: {
    firstName: '=cmd()',
    lastName: '\u001b[2JX";=1+1\n@SUM(A1)',
    email: '',
    phone: '+1',
    reason: 'info',
  },
};

describe('the inbox', () => {
  it('is a table without terminal control characters, with Berlin times', () => {
    const [, first = '', second = ''] = formatTable([ada, spy]).split('\n');
    expect(first.split(/ {2,}/)).toStrictEqual([
      'SM-2345-6789',
      '2025-01-15 10:30 +01:00',
      'Ada Lovelace',
      'ada@example.org',
      '+4940123456',
      'phone',
      'quote',
      'Pro yearly 45/4/2 sso reporting',
      '12451',
      'provider delivered',
    ]);
    expect(second).toContain('=cmd()  [2JX";=1+1 @SUM(A1)');
    expect(second).toContain('2025-07-16 12:00 +02:00');
  });

  it('removes bidirectional controls, and keeps joiners in names', () => {
    const payload = {
      ...ada.payload,
      firstName: 'gnp\u202e.exe',
      lastName: 'می\u200cخواهم 👩\u200d💻',
      pricingDetails: { plan: '\u2066Pro', isYearly: true, addons: ['\u202esso'] },
    };
    const shown = ['gnp .exe', 'می\u200cخواهم 👩\u200d💻'];
    expect(toShownEntry({ ...ada, payload })).toMatchObject({
      name: shown.join(' '),
      selection: { plan: ' Pro', addons: [' sso'] },
    });
    expect(formatTable([{ ...ada, payload }])).toContain(shown.join(' '));
    expect(formatInquiriesCsv([{ ...ada, payload }], '', STORED_LIST_WORDS)).toContain(
      `"${shown.join(' ')}"`,
    );
  });

  it.each(['\u200b', '\u202e\u2066', '\u3164\u115f', '\u2800', '\u200d', '\u0301'])(
    'says that there is no name in %j',
    (name) => {
      const payload = { ...ada.payload, firstName: name, lastName: name };
      expect(toShownEntry({ ...ada, payload }).name).toBe('');
      expect(formatTable([{ ...ada, payload }])).toContain('  (no name)  ');
    },
  );

  it('shows one inquiry with all details', () => {
    const text = formatEntry(ada, 'https://site.example');
    expect(text).toContain('Offer link    https://site.example/preiskalkulator/pro?users=45');
    expect(text).toContain('Consent       2026-11');
    expect(text).toContain('to provider   delivered, 1 attempts, , 2025-07-15 11:30:01 +02:00');
  });

  it('counts retried deliveries by target', () => {
    expect(formatResent(['webhook', 'mail', 'webhook'])).toBe(
      'Deliveries to retry: 3 (mail 1, webhook 2)',
    );
    expect(formatResent([])).toBe('Deliveries to retry: 0');
  });

  it('exports for German Excel, phone numbers for other programs, and no formulas', () => {
    const csv = formatInquiriesCsv([ada, spy], 'https://site.example', STORED_LIST_WORDS);
    expect(csv.startsWith('\uFEFF"Reference";"Received";"Name";"E-mail";"Phone";')).toBe(true);
    const [, first, second] = csv.split('\r\n');
    expect(first).toBe(
      '"SM-2345-6789";"2025-01-15 10:30:00";"Ada Lovelace";"ada@example.org";"+4940123456";' +
        '"phone";"quote";"Pro yearly 45/4/2 sso reporting";"12451";"provider delivered";"";"";"de";' +
        '"https://site.example/preiskalkulator/pro?users=45";"yearly-1";"2026-11";"";""',
    );
    expect(second).toContain(`"'=cmd()  [2JX"";'=1+1 @SUM(A1)"`);
    for (const cell of csv.split(/[;\r\n]+/))
      expect(cell).not.toMatch(/^"?\s*(?!\+\d+"$)[=+\-@＝＋－＠]/);
  });
});

describe('a backup', () => {
  let folder = '';
  let file = '';
  let copy = '';
  let store: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => {
    folder = openTempFolder();
    [file, copy] = [join(folder, 'store.sqlite'), join(folder, 'copies', 'copy.sqlite')];
    await mkdir(join(folder, 'copies'));
    store = await openStore(`file:${file}`);
  });
  afterEach(() => store.close());

  const count = async (of: Store) =>
    (await of.all(sql`select name from settings where value = 'x'`)).length;
  const write = (name: string) =>
    store.all(sql`insert into settings (name, value) values (${name}, 'x')`);
  const countCopied = async () => {
    const copied = await openStore(`file:${copy}`);
    const rows = await count(copied);
    await copied.close();
    return rows;
  };
  const listCopies = () => readdir(join(folder, 'copies'));

  it('can be made during writes and is readable only by its owner', async () => {
    for (let before = 0; before < 5; before++) await write(`before ${before}`);
    const writing = Array.from({ length: 50 }, (_, during) => write(`during ${during}`));
    backUp(file, copy);
    await Promise.all(writing);
    expect(await listCopies()).toEqual(['copy.sqlite']);
    expect((await stat(copy)).mode & 0o077).toBe(0);
    expect(await countCopied()).toBeGreaterThanOrEqual(5);
    expect(await count(store)).toBe(55);
  });

  it('replaces the previous one', async () => {
    await write('first');
    backUp(file, copy);
    await write('second');
    backUp(file, copy);
    expect(await listCopies()).toEqual(['copy.sqlite']);
    expect(await countCopied()).toBe(2);
  });

  it('leaves the previous one unchanged when the store is damaged, or none', async () => {
    for (let number = 0; number < 100; number++) await write(`${number}`.padStart(500));
    await store.all(sql`pragma wal_checkpoint(truncate)`);
    const damaged = await readFile(file);
    damaged.fill('x', damaged.length - 3 * 4096);
    const broken = join(folder, 'broken.sqlite');
    await writeFile(copy, 'the copy before');
    for (const [content, message] of [
      [damaged, 'The store is damaged and was not copied.'],
      ['no database'.repeat(100), 'file is not a database'],
    ] as const) {
      await writeFile(broken, content);
      expect(() => backUp(broken, copy)).toThrow(message);
      expect(await listCopies()).toEqual(['copy.sqlite']);
      expect(await readFile(copy, 'utf8')).toBe('the copy before');
    }
  });

  it('does not replace the store itself', async () => {
    const link = join(folder, 'copies', 'link.sqlite');
    await symlink(file, link);
    for (const itself of [file, link]) {
      expect(() => backUp(file, itself)).toThrow('is the store itself');
    }
  });
});

it('the retention horizon moves after the expired data is shown', async () => {
  const store = await openMemoryStore();
  const now = Date.parse('2026-11-24T22:00:00.000Z');
  await expect(describeRetention(store, now)).rejects.toThrow(
    'No server has used this store yet. Start it once.',
  );
  await writeRules(store, { inquiryDays: 30, auditDays: 365 });
  await insertOffer(store, {
    number: 'old',
    planId: 'core',
    query: '',
    version: 0,
    language: 'de',
    createdAt: Date.parse('2025-10-24T21:00:00.000Z'),
  });
  await writeHorizon(store, Date.parse('2026-05-01T00:00:00.000Z'));
  const found =
    '0 inquiries (after 30 days), 1 offers (after 13 months), 0 audit log entries (after 365 days).';
  const text = await describeRetention(store, now);
  expect(text).toContain(`Expired by this clock: ${found}\n`);
  expect(text).toContain('npm run inbox -- retention 2026-11-24T22:00:00.000Z');
  for (const time of ['soon', '2026-11-24T22:00:01.000Z']) {
    await expect(moveRetention(store, time, now)).rejects.toThrow(time);
  }
  expect(await moveRetention(store, '2026-11-24T22:00:00.000Z', now)).toContain(
    `Within ten minutes the server erases ${found}`,
  );
  expect(await readHorizon(store)).toBe(now);
  await store.close();
});

describe('the inbox file of an earlier version', () => {
  const line =
    '{"id":"1","receivedAt":"2025-01-15T09:30:00.000Z","payload":{"firstName":"Ada",' +
    '"lastName":"Lovelace","email":"ada@example.org","phone":"","countryCode":"+49",' +
    '"reason":"demo","consent":true,"turnstileToken":""}}';

  it('is imported without duplicates and then deleted', async () => {
    const file = join(openTempFolder(), 'inbox.jsonl');
    await writeFile(file, `${line}\n${line}\n${line.replace('"1"', '"2"')}\n`);
    const store = await openMemoryStore();
    expect(await importFile(store, file)).toStrictEqual({ count: 3, unreadable: [] });
    expect(existsSync(file)).toBe(false);
    const entries = (await listAllInquiries(store)).map(toEntry);
    expect(entries).toMatchObject([
      { id: '1', receivedAt: '2025-01-15T09:30:00.000Z', payload: JSON.parse(line).payload },
      { id: '2', deliveries: [] },
    ]);
  });

  it('is not deleted when a line is unreadable', async () => {
    const file = join(openTempFolder(), 'inbox.jsonl');
    await writeFile(file, `{"id":"torn\n${line}\n{}\n`);
    const store = await openMemoryStore();
    expect(await importFile(store, file)).toStrictEqual({ count: 1, unreadable: [1, 3] });
    expect(existsSync(file)).toBe(true);
    expect(await listAllInquiries(store)).toHaveLength(1);
  });
});
