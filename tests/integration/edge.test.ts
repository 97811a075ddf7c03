import { expect, it } from 'vitest';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { startEdge } from './support/edge';
import { sendSubmission, submissionOf } from './support/inquiries';
import { fetchPage } from './support/page';
import { answerWith, startProvider } from './support/provider';

// What both hosts answer alike is in hosts.test.ts.
const onEdge = it.skipIf(findUnsupportedReason() !== undefined);

onEdge(
  'its store keeps what a visitor may send, and limits each by the address Cloudflare names',
  async () => {
    const edge = await startEdge({ CONTACT_LIMIT_PER_MINUTE: '2' });
    const send = async (lastName: string, address: string) => {
      const headers = { 'cf-connecting-ip': address, 'x-forwarded-for': lastName };
      const { status } = await sendSubmission(
        edge.origin,
        submissionOf(lastName, { lastName }),
        headers,
      );
      return status;
    };
    const statuses = [
      await send('one', '203.0.113.1'),
      await send('two', '203.0.113.1'),
      await send('two', '203.0.113.2'),
      await send('three', '203.0.113.1'),
      await send('four', '203.0.113.2'),
    ];
    const kept = await edge.readInquiries();
    const limits = await edge.readRows('limits');
    await edge.stop();

    expect(statuses).toStrictEqual([200, 200, 200, 429, 200]);
    expect(kept.map(({ payload }) => payload.lastName)).toStrictEqual(['one', 'two', 'four']);
    // Two visitors, for an hour, and no address.
    const hours = limits.map(({ expires_at }) => (Number(expires_at) - Date.now()) / 3_600_000);
    expect(hours.map(Math.round)).toStrictEqual([1, 1]);
    expect(JSON.stringify(limits)).not.toContain('203.0');
  },
);

onEdge('its variables are those of the Node host: a provider and a challenge', async () => {
  const provider = await startProvider(answerWith(200));
  const edge = await startEdge({
    CONTACT_API_URL: provider.origin,
    CHALLENGE_SITE_KEY: 'key',
    CHALLENGE_SCRIPT_URL: 'https://challenge.example/v1/api.js',
  });
  const { status } = await sendSubmission(edge.origin, submissionOf('provided'));
  const page = await fetchPage(edge.origin);
  const kept = await edge.readInquiries();
  await provider.stop();
  const { status: unreachable } = await sendSubmission(edge.origin, submissionOf('lost'));
  await edge.stop();

  expect([status, unreachable]).toStrictEqual([200, 502]);
  expect(provider.requests).toMatchObject([{ method: 'POST', url: '/contact' }]);
  expect(provider.requests[0]?.body).toContain('"lastName":"Lovelace"');
  expect(kept.map(({ deliveries }) => deliveries)).toMatchObject([
    [{ target: 'provider', state: 'delivered', attempts: 1 }],
  ]);
  expect(page.headers.get('content-security-policy')).toContain(
    'frame-src https://challenge.example;',
  );
});

onEdge('a variable that is wrong ends its start with what is wrong', async () => {
  await expect(startEdge({ CONTACT_TIMEOUT_MS: 'soon', REQUEST_LOG: 'perhaps' })).rejects.toThrow(
    'Environment variables are wrong:\n' +
      '  REQUEST_LOG: must be true or false\n' +
      '  CONTACT_TIMEOUT_MS: must be a whole number from 1 to 1000000000',
  );
});

onEdge(
  'an inquiry on its way arrives once, though its visitor left and sent it again',
  async () => {
    const held = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const provider = await startProvider(async (response) => {
      arrived.resolve();
      await held.promise;
      response.writeHead(200).end();
    });
    const edge = await startEdge({ CONTACT_API_URL: provider.origin });
    const visitor = new AbortController();
    const left = sendSubmission(edge.origin, submissionOf('gone'), {}, visitor.signal);
    await arrived.promise;
    visitor.abort();
    await expect(left).rejects.toThrow();
    const again = sendSubmission(edge.origin, submissionOf('gone'));
    // What comes after the visitor left is answered when the runtime has ended what no client waits for.
    for (let later = 0; later < 3; later++) await fetchPage(edge.origin);
    held.resolve();
    const { status } = await again;
    await edge.stop();
    await provider.stop();

    expect(status).toBe(200);
    expect(provider.requests).toHaveLength(1);
  },
);

onEdge(
  'what was not delivered is delivered by the run of every minute, and the rest after the answer',
  async () => {
    let isDown = true;
    const provider = await startProvider((response) =>
      response.writeHead(isDown ? 503 : 200).end(),
    );
    const webhook = await startProvider(answerWith(204));
    const edge = await startEdge({
      CONTACT_API_URL: provider.origin,
      WEBHOOK_URL: `${webhook.origin}/inquiries`,
      WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    });
    const { status, outcome } = await sendSubmission(edge.origin, submissionOf('late'));
    await expect.poll(() => webhook.requests.length).toBe(1);
    await edge.runScheduled();
    const early = provider.requests.length;
    isDown = false;
    await edge.store.all('update deliveries set due_at = 0');
    await edge.runScheduled();
    await edge.runScheduled();
    const kept = await edge.readInquiries();
    await edge.stop();
    await Promise.all([provider.stop(), webhook.stop()]);

    expect(status).toBe(502);
    expect(outcome).toMatchObject({ isSuccess: false, isPending: true });
    expect(early, 'not before its pause is over').toBe(1);
    expect(provider.requests).toHaveLength(2);
    const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(webhook.requests).toHaveLength(1);
    expect(webhook.requests[0]?.headers['webhook-id']).toBe(keys[0]);
    expect(kept).toMatchObject([
      {
        reference: outcome?.reference,
        deliveries: [
          { target: 'provider', state: 'delivered', attempts: 2 },
          { target: 'webhook', state: 'delivered', attempts: 1 },
        ],
      },
    ]);
  },
);
