import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { openStore } from '#app/server/store/open-store';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { readKept } from '../support/kept';
import { fetchPage } from '../support/page';
import { startServer } from '../support/server';

const ANY_NUMBER = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_HOUR: '1000000' };
const NO_LONGER_EXISTING = { STATE_URL: 'redis://10.0.0.1', INBOX_FILE: 'inbox.jsonl' };
const project = fileURLToPath(new URL('../../..', import.meta.url));

it('works out of the box: the store keeps what comes in, and `npm run inbox` manages it (D36)', async () => {
  const server = await startServer();
  const details = { plan: 'Pro', isYearly: true };
  const inquiry = { reason: 'quote', phone: '040 123456', pricingDetails: details };
  const { outcome } = await sendSubmission(server.origin, submissionOf('first', inquiry));
  const reference = outcome?.reference ?? '';
  const file = join(server.folder, '.data', 'stagemap.sqlite');
  const inbox = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/inbox.ts', ...args], {
      cwd: project,
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${file}`, TZ: 'Europe/Berlin' },
      encoding: 'utf8',
    });
  const old = join(server.folder, 'inbox.jsonl');
  await writeFile(
    old,
    '{"id":"1","receivedAt":"2025-01-15T09:30:00.000Z","payload":{"firstName":"Grace",' +
      '"lastName":"Hopper","email":"grace@example.org","phone":"","countryCode":"+1",' +
      '"reason":"info","consent":true,"turnstileToken":""}}\n',
  );
  const outputs = {
    taken: inbox('import', old).stdout,
    json: inbox('--json').stdout,
    csv: inbox('--csv').stdout,
    table: inbox().stdout,
    answered: inbox('answered', reference.toLowerCase(), '--by', 'Grace').stdout,
    again: inbox('answered', reference).stdout,
    shown: inbox('show', reference).stdout,
    erased: inbox('erase', 'Grace@Example.org').stdout,
    missing: inbox('show', 'SM-0000-0000'),
    unknown: inbox('delete'),
  };
  const kept = await readKept(server.folder);
  await server.stop();

  expect(outcome?.isSuccess).toBe(true);
  expect(server.readOutput()).toContain('Inquiries are kept in .data/stagemap.sqlite');
  expect(outputs.taken).toBe(`Taken over: 1. ${old} is deleted.\n`);
  expect(JSON.parse(outputs.json)).toMatchObject([
    { payload: { lastName: 'Hopper' } },
    {
      reference,
      payload: { lastName: 'Lovelace', phone: '+4940123456', pricingDetails: details },
    },
  ]);
  expect(outputs.csv).toContain(
    '"Ada Lovelace";"ada@example.org";"\'+4940123456";"";"quote";"Pro yearly"',
  );
  expect(outputs.table).toMatch(/2025-01-15 10:30 \+01:00 {2,}Grace Hopper/);
  expect(outputs.answered).toBe(`Answered: ${reference}\n`);
  expect(outputs.again).toMatch(/^Answered before: SM-\S+, by Grace, 20/);
  expect(outputs.shown).toMatch(/^Reference {5}SM-.*\nReceived {6}20.*\nName {10}Ada Lovelace/);
  expect(outputs.shown).toMatch(/\nAnswered {6}20/);
  expect(outputs.erased).toBe('Erased: 1\n');
  expect(outputs.missing).toMatchObject({
    status: 1,
    stdout: 'There is no inquiry SM-0000-0000.\n',
  });
  expect(outputs.unknown.status).toBe(1);
  expect(outputs.unknown.stderr).toContain('npm run inbox -- erase REFERENCE | E-MAIL');
  expect(kept.map((one) => one.reference)).toStrictEqual([reference]);
});

it('kill -9 during 500 submissions loses nothing acknowledged; variables of old are named', async () => {
  const server = await startServer({ ...ANY_NUMBER, ...NO_LONGER_EXISTING });
  const thanked: string[] = [];
  const waiting = Array.from({ length: 500 }, (_, index) => `visitor-${index}`);
  const sendOneAfterAnother = async () => {
    for (let lastName = waiting.pop(); lastName !== undefined; lastName = waiting.pop()) {
      const { outcome } = await sendSubmission(server.origin, submissionOf(lastName, { lastName }));
      if (outcome?.isSuccess) thanked.push(lastName);
      if (thanked.length === 150) server.kill();
    }
  };
  const visitors = await Promise.allSettled(Array.from({ length: 50 }, sendOneAfterAnother));
  const kept = new Set((await readKept(server.folder)).map(({ payload }) => payload.lastName));
  await server.stop();

  expect(thanked.filter((name) => !kept.has(name))).toStrictEqual([]);
  expect(thanked.length).toBeGreaterThanOrEqual(150);
  expect(
    visitors.every(({ status }) => status === 'rejected'),
    'cut off',
  ).toBe(true);
  expect(server.readOutput()).toContain('INBOX_FILE no longer exists: inquiries are in');
  expect(server.readOutput()).toContain('STATE_URL no longer exists: instances share the store');
});

it('a store that cannot be written ends the start with one sentence', async () => {
  await expect(startServer({ DATABASE_URL: 'file:/proc/store.sqlite' })).rejects.toThrow(
    /ended with 1:\nThe store \/proc\/store.sqlite cannot be written \(\w+\)\. Let this user/,
  );
});

it('on a store that is too new it writes nothing, serves pages and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-newer-'));
  const file = join(folder, 'store.sqlite');
  const store = await openStore(`file:${file}`);
  const [{ newest = 0 } = {}] = await store.all('select max(number) as newest from migrations');
  for (const ahead of [1, 2]) {
    await store.all(
      'insert into migrations (number, applied_at) values (?1, 0)',
      Number(newest) + ahead,
    );
  }
  const probed = "select value from settings where name = 'probed at'";
  const before = await store.all(probed);
  const server = await startServer({ DATABASE_URL: `file:${file}` });
  const page = await fetchPage(`${server.origin}/preiskalkulator`);
  const ready = await fetch(`${server.origin}/readyz`);
  const answer = await sendSubmission(server.origin, submissionOf('refused'));
  const managed = spawnSync(process.execPath, ['tools/inbox.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, DATABASE_URL: `file:${file}` },
    encoding: 'utf8',
  });
  await server.stop();
  const driver = await openSqliteStore(file);
  const after = await driver.all(probed);
  const kept = await driver.all('select reference from inquiries');
  await Promise.all([driver.close(), store.close()]);
  await rm(folder, { recursive: true });

  expect([page.status, ready.status, await ready.text()]).toStrictEqual([
    200,
    200,
    'ready, store: down\n',
  ]);
  expect(answer).toMatchObject({ status: 503, outcome: { isSuccess: false } });
  const said = `The store has schema ${Number(newest) + 2}, and this program knows ${newest}.`;
  expect(server.readOutput()).toContain(`"message":"store: it cannot be written to (${said}`);
  expect(managed).toMatchObject({ status: 1, stderr: expect.stringContaining(said) });
  expect([after, kept]).toStrictEqual([before, []]);
});
