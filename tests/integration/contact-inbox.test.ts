import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sendSubmission, submissionOf } from './support/inquiries';
import { startServer } from './support/server';

const ANY_NUMBER = { CONTACT_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_HOUR: '1000000' };
const project = fileURLToPath(new URL('../..', import.meta.url));

it('works out of the box: the inbox keeps what comes in, and lists it (D25)', async () => {
  const server = await startServer();
  const details = { plan: 'Pro', isYearly: true };
  const inquiry = { reason: 'quote', phone: '040 123456', pricingDetails: details };
  const { outcome } = await sendSubmission(server.origin, submissionOf('first', inquiry));
  const file = join(server.folder, '.data', 'inbox.jsonl');
  const kept = await readFile(file, 'utf8');
  const list = (flag: string) =>
    spawnSync(process.execPath, ['tools/inbox.ts', flag], {
      cwd: project,
      env: { PATH: process.env.PATH, INBOX_FILE: file },
      encoding: 'utf8',
    }).stdout;
  const [json, csv] = [list('--json'), list('--csv')];
  await server.stop();

  expect(outcome).toStrictEqual({ isSuccess: true });
  expect(server.readOutput()).toContain('Inquiries are kept in .data/inbox.jsonl');
  expect(JSON.parse(kept)).toMatchObject({
    payload: { lastName: 'Lovelace', phone: '+4940123456', pricingDetails: details },
  });
  expect(JSON.parse(json)).toStrictEqual([JSON.parse(kept)]);
  expect(csv).toContain('"Ada Lovelace","ada@example.org","+4940123456","","quote","Pro yearly"');
});

it('kill -9 during 500 writes loses nothing that was acknowledged', async () => {
  const server = await startServer({ ...ANY_NUMBER });
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
  const text = await readFile(join(server.folder, '.data', 'inbox.jsonl'), 'utf8');
  await server.stop();

  // The last line may be torn: nobody has been thanked for it.
  const complete = text.slice(0, text.lastIndexOf('\n')).split('\n');
  const kept = new Set(complete.map((line) => JSON.parse(line).payload.lastName));
  expect(thanked.filter((name) => !kept.has(name))).toStrictEqual([]);
  expect(thanked.length).toBeGreaterThanOrEqual(150);
  expect(
    visitors.every(({ status }) => status === 'rejected'),
    'cut off',
  ).toBe(true);
});
