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

it('behind a trusted proxy each visitor has a separate limit', async () => {
  const proxied = await startServer({ TRUST_PROXY: 'true', CONTACT_LIMIT_PER_MINUTE: '1' });
  const statuses: number[] = [];
  for (const [address, id] of [
    ['203.0.113.7', 'a'],
    ['203.0.113.8', 'b'],
    // An entry that the visitor wrote before the proxy's does not count.
    ['198.51.100.1, 203.0.113.7', 'c'],
    ['2001:db8::1', 'd'],
    ['[2001:0DB8:0:0::2]:443', 'e'],
  ] as const) {
    const headers = { 'x-forwarded-for': address };
    statuses.push((await sendSubmission(proxied.origin, submissionOf(id), headers)).status);
  }
  await proxied.stop();
  expect(statuses).toStrictEqual([200, 200, 429, 200, 429]);
  expect(proxied.readOutput()).not.toMatch(/203\.0\.113\.[78]|::[12]/);
});
