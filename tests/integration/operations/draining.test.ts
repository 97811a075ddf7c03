import { describe, it } from 'vitest';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { startProvider } from '../support/provider';
import { startServer } from '../support/server';

describe.concurrent('after SIGTERM', () => {
  it('readiness fails, and visitors are answered during the notice time', async ({ expect }) => {
    const server = await startServer({ DRAIN_NOTICE_MS: '2000' });
    const read = (path: string) => fetch(server.origin + path).then(({ status }) => status);
    expect(await read('/readyz')).toBe(200);
    const stopping = server.stop();
    await expect.poll(() => read('/readyz'), { timeout: 1500 }).toBe(503);
    // Also on a separate connection.
    const headers = { connection: 'close' };
    expect((await fetch(`${server.origin}/agb`, { headers })).status).toBe(200);
    expect(await read('/healthz')).toBe(200);
    await expect
      .poll(() => read('/readyz').catch(() => 'closed'), { timeout: 10_000 })
      .toBe('closed');
    expect(await stopping).toBe(0);
  });

  it('Ctrl+C in a terminal skips the notice time', async ({ expect }) => {
    const server = await startServer({ DRAIN_NOTICE_MS: '600000' });
    expect(await server.stop('SIGINT')).toBe(0);
  });

  it('waiting clients get their answer with Connection: close, and their inquiries are delivered', async ({
    expect,
  }) => {
    const held = Promise.withResolvers<void>();
    const provider = await startProvider(async (response) => {
      await held.promise;
      response.writeHead(200).end();
    });
    const server = await startServer({ CONTACT_API_URL: provider.origin });
    const sent = sendSubmission(server.origin, submissionOf('waiting'));
    await expect.poll(() => provider.requests.length, { timeout: 10_000 }).toBe(1);
    const stopping = server.stop();
    const isOpen = () =>
      fetch(`${server.origin}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    held.resolve();
    const { status, headers, outcome } = await sent;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(outcome).toStrictEqual({
      isSuccess: true,
      reference: expect.stringMatching(/^SM-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    expect(await stopping).toBe(0);
    await provider.stop();
  });

  it('the process waits for a provider no longer than the limit', async ({ expect }) => {
    const provider = await startProvider(() => undefined);
    const server = await startServer({
      CONTACT_API_URL: provider.origin,
      CONTACT_TIMEOUT_MS: '600000',
      DRAIN_LIMIT_MS: '1000',
    });
    const sent = sendSubmission(server.origin, submissionOf('hanging')).catch(() => 'cut');
    await expect.poll(() => provider.requests.length, { timeout: 10_000 }).toBe(1);
    expect(await server.stop()).toBe(0);
    expect(await sent).toBe('cut');
    await provider.stop();
  });
});
