import { afterAll, expect, it } from 'vitest';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { startServer } from '../support/server';

const server = await startServer();
afterAll(() => server.stop());

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['no page at all', { origin: '' }],
])('no inquiry is accepted from %s', async (_, headers) => {
  const { status, outcome } = await sendSubmission(server.origin, submissionOf('csrf'), headers);
  expect(status).toBe(403);
  expect(outcome).toBeUndefined();
});

it('by default an address may send five inquiries a minute, and gets Retry-After beyond', async () => {
  const send = (id: string, headers = {}) =>
    sendSubmission(server.origin, submissionOf(id), headers);
  for (let i = 0; i < 5; i++) expect((await send(`fast-${i}`)).status).toBe(200);
  // Without TRUST_PROXY no visitor can pretend to be another.
  const refused = await send('fast-5', { 'x-forwarded-for': '203.0.113.7' });
  expect(refused.status).toBe(429);
  expect(refused.outcome).toMatchObject({ isSuccess: false });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.outcome?.retryAfterSeconds).toBe(seconds);
});
