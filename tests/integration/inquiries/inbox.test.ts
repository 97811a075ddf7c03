import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { openStore } from '#app/server/store/open-store';
import { sql } from '#app/server/store/store';
import { openTempFolder } from '../../unit/temp-folder';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { fetchPage } from '../support/page';
import { startServer } from '../support/server';

const NO_LONGER_EXISTING = { STATE_URL: 'redis://10.0.0.1', INBOX_FILE: 'inbox.jsonl' };
const project = fileURLToPath(new URL('../../..', import.meta.url));

it('without configuration inquiries are stored, and `npm run inbox` lists them (D36)', async () => {
  const server = await startServer(NO_LONGER_EXISTING);
  const details = { plan: 'Pro', isYearly: true };
  const inquiry = { reason: 'quote', phone: '040 123456', pricingDetails: details };
  const { outcome } = await sendSubmission(server.origin, submissionOf('first', inquiry));
  const inbox = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/inbox.ts', ...args], {
      cwd: project,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `file:${join(server.folder, '.data', 'stagemap.sqlite')}`,
      },
      encoding: 'utf8',
    });
  const listed = JSON.parse(inbox('--json').stdout);
  await server.stop();

  expect(outcome?.isSuccess).toBe(true);
  expect(listed).toMatchObject([
    {
      reference: outcome?.reference,
      payload: { lastName: 'Lovelace', phone: '+4940123456', pricingDetails: details },
    },
  ]);
  expect(server.readOutput()).toContain('Inquiries stay in .data/stagemap.sqlite');
  expect(server.readOutput()).toContain('INBOX_FILE no longer exists: inquiries are in');
  expect(server.readOutput()).toContain('STATE_URL no longer exists: instances share the store');
});

it('the start fails with one sentence if the store cannot be written', async () => {
  await expect(startServer({ DATABASE_URL: 'file:/proc/store.sqlite' })).rejects.toThrow(
    /ended with 1:\nThe store \/proc\/store.sqlite cannot be written \(\w+\)\. Make its folder writable/,
  );
});

it('with a store schema that is too new the server writes nothing, serves pages and logs the reason', async () => {
  const folder = openTempFolder();
  const file = join(folder, 'store.sqlite');
  const store = await openStore(`file:${file}`);
  const [{ newest = 0 } = {}] = await store.all(sql`select max(number) as newest from migrations`);
  for (const ahead of [1, 2]) {
    const number = Number(newest) + ahead;
    await store.all(sql`insert into migrations (number, applied_at) values (${number}, 0)`);
  }
  const probed = sql`select value from settings where name = 'probed at'`;
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
  const stored = await driver.all(sql`select reference from inquiries`);
  await Promise.all([driver.close(), store.close()]);

  expect([page.status, ready.status, await ready.text()]).toStrictEqual([
    200,
    200,
    'ready, store: down\n',
  ]);
  expect(answer).toMatchObject({ status: 503, outcome: { isSuccess: false } });
  const message = `The store has schema ${Number(newest) + 2}, but this program only knows ${newest} and writes nothing.`;
  expect(server.readOutput()).toContain(`"message":"store: it cannot be written to (${message}`);
  expect(managed).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
  expect([after, stored]).toStrictEqual([before, []]);
});
