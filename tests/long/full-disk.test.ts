import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { listAllInquiries } from '../all-inquiries';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { fetchPage } from '../integration/support/page';
import { startServer } from '../integration/support/server';
import { openTempFolder } from '../unit/temp-folder';

const ANY_NUMBER = { CONTACT_LIMIT_PER_MINUTE: '100000', CONTACT_LIMIT_PER_HOUR: '100000' };
const MEGABYTE = 1024 * 1024;

/** A disk of the test's own, which only the superuser of a machine may make. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = openTempFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (status !== 0) return undefined;
  // The last one registered is the first to run.
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

it('a full disk stops no page, visitors are told, and writing resumes when there is space', async ({
  skip,
}) => {
  const folder = await mountSmallDisk();
  if (folder === undefined) return skip('a disk of its own cannot be mounted here');
  const file = join(folder, 'store.sqlite');
  const server = await startServer({ DATABASE_URL: `file:${file}`, ...ANY_NUMBER });
  onTestFinished(async () => void (await server.stop()));
  const filler = join(folder, 'filler');
  const accepted: string[] = [];
  const send = async (name: string) => {
    const submission = submissionOf(name, { lastName: name });
    const { status, outcome } = await sendSubmission(server.origin, submission);
    if (outcome?.isSuccess) accepted.push(name);
    return status;
  };

  expect(await send('before')).toBe(200);
  await writeFile(filler, Buffer.alloc(4 * MEGABYTE)).catch(() => undefined);
  // Fills the space that the database's log still has.
  let count = 0;
  await expect.poll(() => send(`filling-${count++}`), { interval: 0 }).toBe(503);
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, i) => send(`full-${i}`)));
  const page = await fetchPage(`${server.origin}/preiskalkulator/pro`);
  const ready = async () => (await fetch(`${server.origin}/readyz`)).text();
  await expect.poll(ready).toBe('ready, store: down\n');
  await rm(filler);
  expect(await send('after')).toBe(200);
  await expect.poll(ready).toBe('ready\n');

  const store = await openSqliteStore(file);
  const savedNames = (await listAllInquiries(store)).map(
    ({ payload }) => JSON.parse(payload).lastName,
  );
  await store.close();
  expect(new Set(statuses)).toStrictEqual(new Set([503]));
  expect(page.status).toBe(200);
  expect(savedNames.toSorted()).toStrictEqual(accepted.toSorted());
  expect(server.readOutput()).toMatch(
    /store: it cannot be written to \(.*\(SQLite error 13\)\. Its disk is full/,
  );
  expect(server.readOutput()).toContain('store: it can be written to again');
});
