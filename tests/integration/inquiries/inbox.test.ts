import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { startServer } from '../support/server';

const NO_LONGER_EXISTING = { STATE_URL: 'redis://10.0.0.1', INBOX_FILE: 'inbox.jsonl' };

it('without configuration inquiries are stored, and `npm run inbox` lists them (D36)', async () => {
  const server = await startServer(NO_LONGER_EXISTING);
  const details = { plan: 'Pro', isYearly: true };
  const inquiry = { reason: 'quote', phone: '040 123456', pricingDetails: details };
  const { outcome } = await sendSubmission(server.origin, submissionOf('first', inquiry));
  const DATABASE_URL = `file:${join(server.folder, '.data', 'stagemap.sqlite')}`;
  const { stdout } = spawnSync(process.execPath, ['tools/inbox.ts', '--json'], {
    env: { PATH: process.env.PATH, DATABASE_URL },
    encoding: 'utf8',
  });
  await server.stop();

  expect(outcome?.isSuccess).toBe(true);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      reference: outcome?.reference,
      payload: { lastName: 'Lovelace', phone: '+4940123456', pricingDetails: details },
    },
  ]);
  expect(server.readOutput()).toContain('Inquiries stay in .data/stagemap.sqlite');
  expect(server.readOutput()).toContain('INBOX_FILE no longer exists: inquiries are in');
  expect(server.readOutput()).toContain('STATE_URL no longer exists: instances share the store');
});
