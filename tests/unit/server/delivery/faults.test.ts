import { createServer, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, type ExpectStatic, it, vi } from 'vitest';
import { DELIVERY_TARGETS } from '#app/domain/contact/fields';
import { createDelivery } from '#app/server/delivery/attempt';
import { createMailTargets } from '#app/server/delivery/mail';
import { openTargets } from '#app/server/delivery/targets';
import { startWorker } from '#app/server/delivery/worker';
import { readEnvironment } from '#app/server/environment';
import { createInquiryService } from '#app/server/inquiries/receive.server';
import { measureBacklog, resend } from '#app/server/store/deliveries';
import { sql } from '#app/server/store/store';
import { auditAs } from '../../../actors';
import { listAllInquiries } from '../../../all-inquiries';
import { submissionOf } from '../../../integration/support/inquiries';
import { findFreePort } from '../../../integration/support/provider';
import { listenOnLoopback } from '../loopback';
import { openMemoryStore } from '../memory-store';
import { type SmtpFault, startSmtp, startStrippingProxy } from './smtp';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

type Answer = (response: ServerResponse) => void;

/** Each way to fail for a while, named as the visitor who meets it. */
const FAULTS: Record<string, Answer> = {
  resets: (response) => response.socket?.resetAndDestroy(),
  'closes the connection': (response) => response.socket?.destroy(),
  'answers garbage': (response) => response.socket?.end('\u0000\u0001 200 OK\n\n'),
  'stops halfway': (response) => response.socket?.end('HTTP/1.1 200 O'),
  redirects: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'is slow and fails': (response) => void setTimeout(() => response.writeHead(500).end(), 200),
  ...Object.fromEntries(
    [301, 401, 403, 404, 408, 409, 410, 429, 500, 502, 503].map((status): [string, Answer] => [
      `answers ${status}`,
      (response) => response.writeHead(status, { 'retry-after': '1' }).end(),
    ]),
  ),
};

const HANGS: Record<string, Answer> = { hangs: () => undefined };

/** Bodies that end too late or too soon, with an answer that is a success. */
const BODIES: Record<string, Answer> = {
  'never ends': (response) => {
    response.writeHead(200);
    const writing = setInterval(() => response.write('x'.repeat(1000)), 5);
    response.on('close', () => clearInterval(writing));
  },
  'ends halfway': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.socket?.end());
  },
};

// Tests that mostly wait run at the same time, so all of them are closed at the end.
const stops: (() => unknown)[] = [];
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  vi.restoreAllMocks();
});

interface Call {
  key: string;
  isOk: boolean;
  body: string;
  headers: Record<string, unknown>;
}

/** Fails an inquiry's first two attempts in the way that its name says. */
async function startHttp(keyHeader: string) {
  const calls: Call[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      const key = String(request.headers[keyHeader]);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      const [, name = ''] = /"lastName":"([^"]*)"/.exec(body) ?? [];
      const fault = count < 2 ? (FAULTS[name] ?? HANGS[name]) : undefined;
      calls.push({ key, isOk: !fault, body, headers: request.headers });
      const answer = fault ?? BODIES[name];
      if (answer) answer(response);
      else response.writeHead(202).end('{"anything":1}');
    });
  });
  const port = await listenOnLoopback(server);
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${port}`, calls };
}

async function openSite(variables: Record<string, string>) {
  const environment = readEnvironment({
    // A busy machine stands still for seconds; an answer that comes too late is asked for again.
    CONTACT_TIMEOUT_MS: '20000',
    CONTACT_LIMIT_PER_MINUTE: '1000',
    CONTACT_LIMIT_PER_HOUR: '1000',
    ...variables,
  });
  const store = await openMemoryStore();
  const delivery = createDelivery({ store, targets: await openTargets(environment) });
  const worker = startWorker({ store, delivery, rules: { inquiryDays: 180, auditDays: 365 } });
  stops.push(() => store.close(), worker.stop);
  const service = createInquiryService(environment);
  const inquiries = { store, delivery, wake: worker.wake };
  let count = 0;
  return {
    store,
    watched: delivery.watched,
    send: (lastName: string) =>
      service.receive(submissionOf(`${count++}`, { lastName }), {
        address: '192.0.2.1',
        inquiries,
      }),
    /** Makes every pause end now, until nothing is left to deliver. */
    drain: async (seconds = 30) => {
      const end = Date.now() + seconds * 1000;
      while (Date.now() < end) {
        await store.all(sql`update deliveries set due_at = 0 where state = 'waiting'`);
        worker.wake();
        if ((await measureBacklog(store, DELIVERY_TARGETS)).waiting === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** One success for each inquiry, nothing after it, and one key for all its attempts. */
function expectEachOnce(expect: ExpectStatic, calls: Call[], names: string[]): void {
  const byName = Map.groupBy(calls, ({ body }) => /"lastName":"([^"]*)"/.exec(body)?.[1] ?? '');
  expect([...byName.keys()].sort()).toStrictEqual(names.toSorted());
  for (const [name, attempts] of byName) {
    expect(new Set(attempts.map(({ key }) => key)).size, name).toBe(1);
    expect(
      attempts.map(({ isOk }) => isOk),
      name,
    ).toStrictEqual([false, false, true]);
  }
}

it.concurrent.for(['wait', 'queue'])(
  'in mode %s every inquiry is delivered once with one key, however provider and webhook fail',
  async (CONTACT_MODE, { expect }) => {
    const provider = await startHttp('idempotency-key');
    const webhook = await startHttp('webhook-id');
    const { send, drain, store } = await openSite({
      CONTACT_MODE,
      CONTACT_API_URL: provider.origin,
      WEBHOOK_URL: `${webhook.origin}/inquiries`,
      WEBHOOK_SECRET: SECRET,
    });
    const names = Object.keys(FAULTS);
    const replies = await Promise.all(names.map(send));
    await drain();
    // A redirect of the webhook is final, until the office sends it again.
    const redirects = webhook.calls.filter(({ body }) => /"(?:redirects|answers 301)"/.test(body));
    expect(redirects).toHaveLength(2);
    const dead = (await listAllInquiries(store)).flatMap(({ deliveries }) =>
      deliveries.filter(({ state }) => state === 'dead'),
    );
    expect(dead.map(({ target, reason }) => `${target} ${reason}`).sort()).toStrictEqual([
      'webhook answered 301',
      `webhook answered 302 to ${new URL(webhook.origin).host}`,
    ]);
    for (let times = 0; times < 2; times++) {
      await resend(store, 'dead', auditAs('root'));
      await drain();
    }

    for (const { status, outcome } of replies) {
      expect(status).toBe(CONTACT_MODE === 'queue' ? 200 : 502);
      expect(outcome.isSuccess).toBe(CONTACT_MODE === 'queue');
      expect(outcome).toMatchObject({ reference: expect.stringMatching(/^SM-/) });
    }
    expectEachOnce(expect, provider.calls, names);
    expectEachOnce(expect, webhook.calls, names);
    for (const { body, headers, key } of webhook.calls) {
      const signed = {
        'webhook-id': key,
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      };
      expect(new Webhook(SECRET).verify(body, signed)).toMatchObject({
        type: 'inquiry.received',
        data: { reference: expect.stringMatching(/^SM-/), inquiry: { firstName: 'Ada' } },
      });
      expect(body).not.toContain('turnstileToken');
    }
    const stored = await listAllInquiries(store);
    expect(stored.flatMap(({ deliveries }) => deliveries.map(({ state }) => state))).toStrictEqual(
      stored.flatMap(() => ['delivered', 'delivered']),
    );
  },
);

it.concurrent('a provider that does not answer gets the inquiry again with the same key', async ({
  expect,
}) => {
  const provider = await startHttp('idempotency-key');
  const { send, drain, store } = await openSite({
    CONTACT_API_URL: provider.origin,
    CONTACT_TIMEOUT_MS: '1000',
  });
  expect(await send('hangs')).toMatchObject({
    status: 504,
    outcome: { isSuccess: false, isPending: true },
  });
  await drain();
  // If the machine paused, an answer came too late and there was one more attempt.
  expect(provider.calls.map(({ isOk }) => isOk).slice(0, 3)).toStrictEqual([false, false, true]);
  expect(new Set(provider.calls.map(({ key }) => key)).size).toBe(1);
  const [stored] = await listAllInquiries(store);
  expect(stored?.deliveries).toMatchObject([{ target: 'provider', state: 'delivered' }]);
});

it.concurrent('the body of a provider is ignored, even one that never ends (spec §7, §8)', async ({
  expect,
}) => {
  const provider = await startHttp('idempotency-key');
  const { send } = await openSite({ CONTACT_API_URL: provider.origin });
  for (const name of Object.keys(BODIES)) {
    expect(await send(name)).toMatchObject({ status: 200, outcome: { isSuccess: true } });
  }
});

it.concurrent('a provider is tried again at once only if no connection was made', async ({
  expect,
}) => {
  const { fetch } = globalThis;
  const asked: string[] = [];
  // Spies forget their calls whenever another test begins.
  globalThis.fetch = (...args: Parameters<typeof fetch>) => {
    asked.push(String(args[0]));
    return fetch(...args);
  };
  stops.push(() => {
    globalThis.fetch = fetch;
  });
  const provider = await startHttp('idempotency-key');
  const absent = `http://127.0.0.1:${await findFreePort()}`;
  for (const [origin, name, attempts] of [
    [provider.origin, 'closes the connection', 1],
    [absent, 'is not there', 2],
  ] as const) {
    const { send } = await openSite({ CONTACT_API_URL: origin });
    expect((await send(name)).status).toBe(502);
    expect(asked.filter((url) => url.startsWith(origin))).toHaveLength(attempts);
  }
});

describe.concurrent('mail', () => {
  const mailTo = (port: number) => ({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Website <website@sender.example>',
    MAIL_TO: 'sales@sender.example',
  });

  it('confirms to one address at most three times a day, without a text that was typed', async ({
    expect,
  }) => {
    const smtp = await startSmtp();
    stops.push(smtp.stop);
    const { send, drain } = await openSite({ ...mailTo(smtp.port), MAIL_CONFIRMATION: 'true' });
    const references: (string | undefined)[] = [];
    for (const name of ['Lovelace', 'Hopper', 'Babbage', 'Turing']) {
      references.push((await send(name)).outcome.reference);
    }
    await drain();
    const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
    const sales = mailsTo('sales@sender.example').map(
      ({ text }) => /^Subject: Anfrage (SM-[\w-]+)/m.exec(text)?.[1],
    );
    expect(sales.toSorted()).toStrictEqual(references.toSorted());
    const confirmations = mailsTo('ada@example.org');
    expect(confirmations).toHaveLength(3);
    for (const { text } of confirmations) {
      expect(references).toContain(/SM-[\w-]+/.exec(text)?.[0]);
      expect(text).not.toMatch(/Ada|Lovelace|Hopper|Babbage|Turing/);
    }
  });

  it.for<SmtpFault>([
    'closes at once',
    'refuses the sender for now',
    'refuses the recipient for good',
    'resets in the message',
    'fails after the message',
  ])('arrives under one Message-ID when the mailbox %s', async (fault, { expect }) => {
    const smtp = await startSmtp(fault, 2);
    stops.push(smtp.stop);
    const { send, drain, store } = await openSite(mailTo(smtp.port));
    expect((await send('Lovelace')).outcome.isSuccess).toBe(true);
    await drain();
    const [stored] = await listAllInquiries(store);
    expect(stored?.deliveries).toMatchObject([{ target: 'mail', state: 'delivered' }]);
    const ids = smtp.seen.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    for (const id of ids) expect(id).toMatch(/^<[\da-f]{32}\.mail@sender\.example>$/);
    expect(new Set(ids).size).toBe(1);
  });

  it('names the code of a refused password, without the words of the server', async ({
    expect,
  }) => {
    const smtp = await startSmtp('refuses the password', 2);
    stops.push(smtp.stop);
    const { send, drain, store } = await openSite({
      ...mailTo(smtp.port),
      SMTP_URL: `smtp://ada:secret@127.0.0.1:${smtp.port}`,
    });
    await send('Lovelace');
    const read = async () => (await listAllInquiries(store))[0]?.deliveries[0];
    await expect.poll(async () => (await read())?.reason).toBe('EAUTH, answered 535 5.7.139');
    await drain();
    expect(await read()).toMatchObject({ state: 'delivered' });
  });

  it('sends neither password nor text in clear, unless the address says so', async ({ expect }) => {
    const plain = await startSmtp();
    const capable = await startSmtp(undefined, 0, true);
    const stripping = await startStrippingProxy(capable.port);
    stops.push(plain.stop, stripping.stop, capable.stop);
    const send = async (port: number, requireTLS: boolean) => {
      const url = `smtp://me:secret@127.0.0.1:${port}?requireTLS=${requireTLS}&ignoreTLS=true`;
      const [target] = createMailTargets({
        url,
        from: 'a@a.example',
        to: 'b@b.example',
        confirms: false,
      });
      const body = JSON.stringify({ subject: 'Anfrage', text: 'Ada Lovelace' });
      return target?.send({ key: 'key', body, attempts: 1 });
    };
    for (const { port } of [plain, stripping]) {
      const result = await send(port, true);
      expect(result).toMatchObject({ kind: 'failed' });
      expect(Object(result).reason).toMatch(/^ETLS, answered 50\d, no TLS with this server/);
    }
    const seen = [plain, capable].flatMap(({ passwords, mails }) => [...passwords, ...mails]);
    expect(seen).toStrictEqual([]);
    expect(stripping.read.join('')).not.toMatch(/AUTH|MAIL FROM|Lovelace/);
    for (const { port } of [plain, stripping]) {
      expect(await send(port, false)).toStrictEqual({ kind: 'delivered' });
    }
    expect([...plain.passwords, ...capable.passwords]).toStrictEqual(['secret', 'secret']);
    expect(stripping.read.join('')).toContain('Lovelace');
  });

  it('to a mistyped address of a visitor is dead, and raises no alarm', async ({ expect }) => {
    const smtp = await startSmtp('refuses the visitor for good', 1);
    stops.push(smtp.stop);
    const { send, drain, store, watched } = await openSite({
      ...mailTo(smtp.port),
      MAIL_CONFIRMATION: 'true',
    });
    await send('Lovelace');
    await drain();
    const [stored] = await listAllInquiries(store);
    expect(stored?.deliveries.toSorted((a, b) => a.target.localeCompare(b.target))).toMatchObject([
      { target: 'confirmation', state: 'dead', reason: 'EENVELOPE, answered 550' },
      { target: 'mail', state: 'delivered' },
    ]);
    expect(await measureBacklog(store, watched)).toMatchObject({ dead: 0 });
    await resend(store, 'dead', auditAs('root'));
    await drain();
    expect(smtp.mails).toHaveLength(2);
  });
});
