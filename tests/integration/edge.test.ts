import { expect, it } from 'vitest';
import * as z from 'zod';
import { sql } from '#app/server/store/store';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { startEdge } from './support/edge';
import { sendSubmission, submissionOf } from './support/inquiries';
import { fetchPage } from './support/page';
import { answerWith, startProvider } from './support/provider';
import { openBrowser } from './support/staff';

// hosts.test.ts has the answers that both hosts share.
const onEdge = it.skipIf(findUnsupportedReason() !== undefined);

// tests/long/d1-store.test.ts has what its store does.
onEdge('it limits each visitor by the address that Cloudflare names, and writes PDF', async () => {
  const edge = await startEdge({ CONTACT_LIMIT_PER_MINUTE: '2', OFFER_PDF: 'true' });
  const statuses: number[] = [];
  for (const [id, host] of ['1', '1', '1', '2'].entries()) {
    const headers = { 'cf-connecting-ip': `203.0.113.${host}`, 'x-forwarded-for': `${id}` };
    const { status } = await sendSubmission(edge.origin, submissionOf(`visit-${id}`), headers);
    statuses.push(status);
  }

  const offer = { planId: 'core', query: '', version: 0, language: 'de' };
  const { result } = await openBrowser(edge).call('storeOffer', offer);
  const stored = z.object({ number: z.string(), hasPdf: z.literal(true) });
  const { number } = z.object({ value: stored }).parse(result).value;
  const answer = await fetch(`${edge.origin}/angebot/${number.toLowerCase()}.pdf`);
  const bytes = await answer.bytes();
  await edge.stop();

  expect(statuses).toStrictEqual([200, 200, 429, 200]);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.7');
});

onEdge('a variable that is wrong ends its start with what is wrong', async () => {
  await expect(startEdge({ CONTACT_TIMEOUT_MS: 'soon', REQUEST_LOG: 'perhaps' })).rejects.toThrow(
    'Environment variables are wrong:\n' +
      '  REQUEST_LOG: must be true or false\n' +
      '  CONTACT_TIMEOUT_MS: must be a whole number from 1 to 1000000000',
  );
});

onEdge('it delivers as the Node host does, each inquiry once', async () => {
  let answer = 200;
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const provider = await startProvider(async (response, { body }) => {
    if (body.includes('"Gone"')) {
      arrived.resolve();
      await held.promise;
    }
    response.writeHead(answer).end();
  });
  const webhook = await startProvider(answerWith(204));
  const edge = await startEdge({
    CONTACT_API_URL: provider.origin,
    WEBHOOK_URL: `${webhook.origin}/inquiries`,
    WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  });
  const send = (lastName: string, signal?: AbortSignal) =>
    sendSubmission(edge.origin, submissionOf(lastName, { lastName }), {}, signal);
  const deliveriesOf = async (lastName: string) =>
    (await edge.readInquiries()).find(({ payload }) => payload.lastName === lastName)?.deliveries;

  expect((await send('Provided')).status).toBe(200);
  expect(provider.requests).toMatchObject([{ method: 'POST', url: '/contact' }]);
  expect(provider.requests[0]?.body).toContain('"lastName":"Provided"');
  await expect
    .poll(() => deliveriesOf('Provided'))
    .toMatchObject([
      { target: 'provider', state: 'delivered', attempts: 1 },
      { target: 'webhook', state: 'delivered', attempts: 1 },
    ]);

  // One on its way arrives once, though its visitor left and sent it again.
  const visitor = new AbortController();
  const left = send('Gone', visitor.signal);
  await arrived.promise;
  visitor.abort();
  await expect(left).rejects.toThrow();
  const again = send('Gone');
  // Waits until the runtime has ended the work that no client waits for.
  for (let later = 0; later < 3; later++) await fetchPage(edge.origin);
  held.resolve();
  expect((await again).status).toBe(200);
  expect(provider.requests).toHaveLength(2);
  // On a busy machine the ended work had the second target's turn, too, which then has a pause.
  await edge.store.all(sql`update deliveries set due_at = 0`);
  await edge.runScheduled();
  await expect.poll(() => webhook.requests.length).toBe(2);

  // The run of every minute delivers the failed ones; the others follow the answer.
  answer = 503;
  const { status, outcome } = await send('Late');
  expect(status).toBe(502);
  expect(outcome).toMatchObject({ isSuccess: false, isPending: true });
  await expect.poll(() => webhook.requests.length).toBe(3);
  await edge.runScheduled();
  expect(provider.requests, 'not before its pause is over').toHaveLength(3);
  answer = 200;
  await edge.store.all(sql`update deliveries set due_at = 0`);
  await edge.runScheduled();
  await edge.runScheduled();
  expect(provider.requests).toHaveLength(4);
  const [first, second] = provider.requests.slice(2).map(({ headers }) => headers);
  expect(second?.['idempotency-key']).toBe(first?.['idempotency-key']);
  expect(webhook.requests).toHaveLength(3);
  expect(webhook.requests[2]?.headers['webhook-id']).toBe(first?.['idempotency-key']);
  expect(
    (await edge.readInquiries()).find(({ reference }) => reference === outcome?.reference),
  ).toMatchObject({
    payload: { lastName: 'Late' },
    deliveries: [
      { target: 'provider', state: 'delivered', attempts: 2 },
      { target: 'webhook', state: 'delivered', attempts: 1 },
    ],
  });

  // A provider that cannot be reached.
  await provider.stop();
  expect((await send('Lost')).status).toBe(502);
  await edge.stop();
  await webhook.stop();
});
