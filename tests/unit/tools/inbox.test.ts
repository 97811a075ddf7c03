import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toEntry } from '#app/server/inquiries/list';
import { markUnclaimedDead } from '#app/server/store/deliveries';
import { openStore } from '#app/server/store/open-store';
import { readHorizon, writeHorizon, writeRules } from '#app/server/store/retention';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { sql } from '#app/server/store/store';
import { backUp } from '#tools/inbox/backup';
import { answerRetention } from '#tools/inbox/retention';
import { listAllInquiries } from '../../all-inquiries';
import { CHOSEN, newInquiry } from '../server/store/new-inquiry';
import { openShell } from './shell';

const payload = {
  firstName: '\u001b[2JAda',
  lastName: 'Love\nlace;=1',
  email: 'ada@example.org',
  phone: '+4940123456',
  reason: 'quote',
  preferredContact: 'phone',
  pricingDetails: CHOSEN,
};

/** A shell with two inquiries whose delivery is given up. */
async function openInbox() {
  const shell = await openShell();
  for (const form of ['FIRST', 'OTHER']) {
    const inquiry = newInquiry(form, {
      payload: JSON.stringify(payload),
      email: payload.email,
      searchText: form,
      offer: '/preiskalkulator/pro?users=45',
      total: 12_451,
    });
    const received = Date.parse('2025-01-15T09:30:00.000Z');
    await saveInquiry(shell.store, inquiry, [{ target: 'provider', body: '{}' }], received);
  }
  const giveUp = () => markUnclaimedDead(shell.store, [], { before: Date.now(), now: Date.now() });
  await giveUp();
  return { ...shell, giveUp };
}

describe('npm run inbox', () => {
  it('lists inquiries and shows one', async () => {
    const { type } = await openInbox();
    const [, first, other, ...rest] = (await type('npm run inbox')).split('\n');
    expect(first?.split(/ {2,}/)).toEqual([
      'SM-FIRST',
      '2025-01-15 10:30 +01:00',
      '[2JAda Love lace;=1',
      'ada@example.org',
      '+4940123456',
      'phone',
      'quote',
      'Pro yearly 45/4/2 sso reporting',
      '12451',
      'provider dead',
    ]);
    expect(other).toMatch(/^SM-OTHER/);
    expect(rest).toEqual(['', 'Unanswered: 2']);
    expect(JSON.parse(await type('npm run inbox -- --json'))).toMatchObject([
      { reference: 'SM-FIRST', payload },
      { reference: 'SM-OTHER' },
    ]);
    expect(await type('npm run inbox -- --csv')).toContain(`;" [2JAda";"Love lace;'=1";`);
    const found = await type('npm run inbox -- --search TEXT', { TEXT: 'first' });
    expect(found).toContain('SM-FIRST');
    expect(found).not.toContain('SM-OTHER');
    const one = await type('npm run inbox -- show REFERENCE', { REFERENCE: 'sm-first' });
    expect(one).toMatch(/^Offer link +https:.*\/preiskalkulator\/pro\?users=45$/m);
    expect(one).toMatch(/^To provider +dead, 0 attempts, no such target, 20/m);
  });

  it('resends, answers, reopens and erases them', async () => {
    const { type, giveUp } = await openInbox();
    const places = { REFERENCE: 'SM-FIRST' };
    const resent = 'Deliveries to retry: 1 (provider)';
    expect(await type('npm run inbox -- resend REFERENCE', places)).toBe(resent);
    expect(await type('npm run inbox -- resend --dead')).toBe(resent);
    await giveUp();
    expect(await type('npm run inbox -- resend --dead')).toBe('Deliveries to retry: 2 (provider)');

    const answer = () => type('npm run inbox -- answered REFERENCE', places, '--by', 'Grace');
    expect(await answer()).toBe('Answered: SM-FIRST');
    expect(await answer()).toMatch(/^Already answered: SM-FIRST, by Grace, 20/);
    expect(await type('npm run inbox')).toMatch(/ {2}20\S+ \S+ \+0\d:00\n.*\n\nUnanswered: 1$/);
    const reopen = () => type('npm run inbox -- reopen REFERENCE', places, '--json');
    expect(JSON.parse(await reopen())).toEqual({ message: 'Open again: SM-FIRST' });
    expect(JSON.parse(await reopen())).toEqual({ message: 'Already open: SM-FIRST' });

    const erase = (REFERENCE: string, ...more: string[]) =>
      type('npm run inbox -- erase REFERENCE', { REFERENCE }, ...more);
    expect(await erase('Ada@example.org', '--dry-run')).toBe('Would erase: 2');
    expect(await erase('sm-first', '--dry-run')).toBe('Would erase: 1');
    expect(await erase('sm-first')).toBe('Erased: 1');
    expect(await erase('Ada@example.org')).toBe('Erased: 1');
  });

  it.each([
    [['show', 'SM-9876'], 'There is no inquiry SM-9876.'],
    [['resend'], 'Add a reference or --dead.'],
    [['erase', 'Grace@example.org'], 'There is no inquiry of Grace@example.org.'],
    [['--search', ' '], 'It needs some words, of at most 100 characters.'],
  ])('refuses %j', async (words, sentence) => {
    const { call, store } = await openInbox();
    await expect(call('inbox', words)).rejects.toThrow(sentence);
    expect(await listAllInquiries(store)).toHaveLength(2);
  });
});

it('a backup replaces the previous one, if whole, and only its owner can read it', async () => {
  const { file, store, folder, type } = await openShell();
  const copies = join(folder, 'copies');
  const FILE = join(copies, 'copy.sqlite');
  await mkdir(copies);
  await writeFile(FILE, 'the copy before');
  await store.all(sql`pragma wal_checkpoint(truncate)`);
  const damaged = await readFile(file);
  damaged.fill('x', damaged.length - 3 * 4096);
  const broken = join(folder, 'broken.sqlite');
  for (const [content, message] of [
    [damaged, 'The store is damaged and was not copied.'],
    ['no database'.repeat(100), 'file is not a database'],
  ] as const) {
    await writeFile(broken, content);
    expect(() => backUp(broken, FILE)).toThrow(message);
    expect(await readFile(FILE, 'utf8')).toBe('the copy before');
  }
  const link = join(folder, 'link.sqlite');
  await symlink(file, link);
  for (const itself of [file, link]) {
    expect(() => backUp(file, itself)).toThrow('is the store itself');
  }

  await store.all(sql`insert into settings (name, value) values ('in the log of the file', 'x')`);
  expect(await type('npm run inbox -- backup FILE', { FILE })).toBe(`Copied to ${FILE}`);
  expect(await readdir(copies)).toEqual(['copy.sqlite']);
  expect((await stat(FILE)).mode & 0o077).toBe(0);
  const copied = await openStore(`file:${FILE}`);
  expect(await copied.all(sql`select name from settings where value = 'x'`)).toHaveLength(1);
  await copied.close();
});

it('the retention horizon moves after the expired data is shown', async () => {
  const { store, type } = await openShell();
  await expect(type('npm run inbox -- retention')).rejects.toThrow(
    'No server has used this store yet. Start it once.',
  );
  await writeRules(store, { inquiryDays: 30, auditDays: 365 });
  const now = Date.parse('2026-11-24T22:00:00.000Z');
  await writeHorizon(store, Date.parse('2026-05-01T00:00:00.000Z'));
  await saveInquiry(store, newInquiry('old'), [], Date.parse('2026-10-24T21:00:00.000Z'));
  const found =
    '1 inquiries (after 30 days), 0 offers (after 13 months), 0 audit log entries (after 365 days).';
  const text = await answerRetention(store, now);
  expect(text).toContain(`Expired by this clock: ${found}\n`);
  const [, TIME = ''] = /npm run inbox -- retention (\S+)$/.exec(text) ?? [];
  const later = '2026-11-24T22:00:01.000Z';
  await expect(answerRetention(store, now, later)).rejects.toThrow(later);
  expect(await type('npm run inbox -- retention TIME', { TIME })).toContain(
    `Within ten minutes the server erases ${found}`,
  );
  expect(await readHorizon(store)).toBe(now);
});

it('the inbox file of an earlier version is imported without duplicates, then deleted', async () => {
  const { store, type, folder } = await openShell();
  const FILE = join(folder, 'inbox.jsonl');
  const line =
    '{"id":"1","receivedAt":"2025-01-15T09:30:00.000Z","payload":{"firstName":"Ada",' +
    '"lastName":"Lovelace","email":"ada@example.org","phone":"","countryCode":"+49",' +
    '"reason":"demo","consent":true,"turnstileToken":""}}';
  await writeFile(FILE, `{"id":"torn\n${line}\n{}\n`);
  await expect(type('npm run inbox -- import FILE', { FILE })).rejects.toThrow(
    `Imported: 1. Not readable: line 1, 3. ${FILE} is not deleted.`,
  );
  await writeFile(FILE, `${line}\n${line}\n${line.replace('"1"', '"2"')}\n`);
  expect(await type('npm run inbox -- import FILE', { FILE })).toBe(
    `Imported: 3. ${FILE} is deleted.`,
  );
  expect(existsSync(FILE)).toBe(false);
  const stored = await listAllInquiries(store);
  expect(stored.map(({ payload: text }) => text).join('')).not.toContain('turnstileToken');
  const { turnstileToken: _, ...imported } = JSON.parse(line).payload;
  expect(stored.map(toEntry)).toMatchObject([
    { id: '1', receivedAt: '2025-01-15T09:30:00.000Z', payload: imported },
    { id: '2', deliveries: [] },
  ]);
});
