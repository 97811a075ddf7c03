import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSubmission, submissionOf } from './support/inquiries';
import { parseMetrics } from './support/metrics';
import { fetchPage } from './support/page';
import { startProvider } from './support/provider';
import { type RunningServer, startServer } from './support/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('an address has one spelling', () => {
  it.each([
    ['/agb/', '/agb'],
    [
      '/EN/Preiskalkulator/Core/?users=4&utm_source=X',
      '/en/preiskalkulator/core?users=4&utm_source=X',
    ],
    ['//evil.example/', '/evil.example'],
  ])('%s moves to %s for good', async (from, to) => {
    const response = await sendRaw(`GET ${from} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 308 /);
    expect(/^location: (.*)$/im.exec(response)?.[1]).toBe(to);
  });

  it('of a plan that only a browser knows the capitals stay', async () => {
    const response = await fetchPage(`${server.origin}/preiskalkulator/MyPlan`);
    expect(response.status).toBe(200);
  });
});

describe('probes', () => {
  it('are told that the server lives and can make pages', async () => {
    for (const [path, text] of [
      ['/healthz', 'ok\n'],
      ['/readyz', 'ready\n'],
    ]) {
      const response = await fetch(server.origin + path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(text);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

// Most of what follows waits for time limits of the server: all at once.
describe.concurrent('what is no proper request is refused', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    ['a header flood', `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(20_000)}\r\n`, 431],
    ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    [
      'a page that is written to',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000000\r\n\r\nx',
      405,
    ],
    ['a request that names no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'a request that names two hosts',
      'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['a target that is no address', 'GET x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    [
      'a whole address that is none',
      'GET http://[::1 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n', 417],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n', 405],
    [
      'a call of no function',
      'POST /_serverFn/ HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
      404,
    ],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    [
      'a file above all files',
      'GET /assets/..%2f..%2fserver%2fserver.js HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      404,
    ],
  ])('%s', async (_, text, status) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(response).toMatch(/^content-security-policy: default-src 'none'/im);
  });

  it('a client that never comes to the point', async () => {
    const response = await sendRaw('GET / HTTP/1.1\r\nhost: x\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  }, 20_000);
});

describe.concurrent('standard error has lines of JSON', () => {
  it('of what libraries and Node itself say', async () => {
    const running = await startServer();
    await running.cause('raw stack');
    await running.cause('warning');
    await expect.poll(() => running.readOutput()).toContain('a warning');
    await running.stop();
    expect(readLines(running)).toMatchObject([
      {
        level: 'error',
        message: 'Render to string error: Error: raw stack',
        error: expect.stringContaining('cause-faults.mjs'),
      },
      { level: 'warn', message: 'a warning', error: expect.stringContaining('Warning: a warning') },
    ]);
  });

  it('of a cached page that could not be compressed, which the next visitor gets', async () => {
    const running = await startServer();
    const ask = (encoding: string) =>
      fetch(`${running.origin}/agb`, { headers: { 'accept-encoding': encoding } });
    expect((await ask('br')).status).toBe(200);
    await running.cause('gzip fails once');
    expect((await ask('gzip')).status).toBe(500);
    const next = await ask('gzip');
    expect([next.status, next.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    await running.stop();
    const failures = running.readOutput().match(/.*gzip failed.*/g);
    expect(failures).toHaveLength(1);
    expect(failures?.[0]).toContain('"message":"request failed"');
  });

  it('of an exception that none caught, which ends the process, with what was to be written', async () => {
    const running = await startServer();
    await fetch(`${running.origin}/healthz`);
    void running.cause('uncaught exception');
    expect(await running.ended).toBe(1);
    const lines = readLines(running);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(expect.objectContaining({ path: '/healthz', status: 200 }));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'uncaught exception',
        error: expect.stringContaining('a test threw this'),
      }),
    );
    await running.stop();
  });
});

it.concurrent('writes down and counts an expectation and a tunnel', async () => {
  const logged = await startServer({ METRICS_PORT: '0' });
  const expectation = 'GET /agb?a HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n';
  await sendRaw(expectation, logged.origin);
  await sendRaw('CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n', logged.origin);
  const [, metrics = ''] = /^Metrics at (\S+)$/m.exec(logged.readOutput()) ?? [];
  const { read } = parseMetrics(await (await fetch(metrics)).text());
  expect(read('stagemap_http_requests_total', { kind: 'other', status: '4xx' })).toBe(2);
  const start = performance.now();
  await logged.stop();
  // No connection is left to wait for.
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(logged.readOutput()).toMatch(
    /"method":"GET","path":"\/agb","status":417,"ms":[\d.]+,"address":"127.0.0.0"/,
  );
  expect(logged.readOutput()).toMatch(
    /"method":"CONNECT","path":"example.org:443","status":405,"ms":0,"address":"127.0.0.0"/,
  );
});

it.concurrent('names a request in the log as who sent it traces it', async () => {
  const logged = await startServer();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  // A page that is made, the same from the cache, and a file.
  for (const path of ['/agb', '/agb', '/favicon.svg']) {
    await fetch(logged.origin + path, { headers: { traceparent } });
  }
  await logged.stop();
  expect(readLines(logged)).toMatchObject(
    ['/agb', '/agb', '/favicon.svg'].map((path) => ({ path, request: traceparent })),
  );
});

it.concurrent('writes one line a request, without personal data', async () => {
  const logged = await startServer({ TRUST_PROXY: 'loopback' });
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Ada',
    referer: 'https://a.b/',
  };
  await fetch(`${logged.origin}/agb?email=ada@example.org`, { headers });
  await fetch(`${logged.origin}/favicon.svg`, { headers });
  await logged.stop();
  expect(readLines(logged)).toStrictEqual(
    ['/agb', '/favicon.svg'].map((path) => ({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      request: expect.stringMatching(/^[\da-f]{16}-[1-9]\d*$/),
      method: 'GET',
      path,
      status: 200,
      ms: expect.any(Number),
      address: '203.0.113.0',
    })),
  );
});

describe.concurrent('told to end', () => {
  it('the server still delivers what it has been given', async ({ expect }) => {
    const held = Promise.withResolvers<void>();
    const provider = await startProvider(async (response) => {
      await held.promise;
      response.writeHead(200).end();
    });
    const ending = await startServer({ CONTACT_API_URL: provider.origin });
    const sent = sendSubmission(ending.origin, submissionOf('late'));
    await expect.poll(() => provider.requests.length, { timeout: 10_000 }).toBe(1);
    const stopping = ending.stop();
    const isOpen = () =>
      fetch(`${ending.origin}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    held.resolve();
    const code = await stopping;
    const { outcome } = await sent;
    await provider.stop();
    expect(outcome).toStrictEqual({
      isSuccess: true,
      reference: expect.stringMatching(/^SM-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    expect(code).toBe(0);
  });

  it('the server cuts no request, and ends', async ({ expect }) => {
    const ending = await startServer();
    let isEnding = false;
    const failures: unknown[] = [];
    const answered = { before: 0, after: 0 };
    const visit = async () => {
      for (;;) {
        const wasEnding = isEnding;
        try {
          const response = await fetch(`${ending.origin}/preiskalkulator/core`);
          const text = await response.text();
          if (!text.endsWith('</html>')) failures.push('cut');
          answered[wasEnding ? 'after' : 'before'] += 1;
        } catch (error) {
          const code = readCode(error);
          if (code !== 'ECONNREFUSED') failures.push(code);
          return;
        }
      }
    };
    const visitors = Array.from({ length: 20 }, visit);
    await expect.poll(() => answered.before, { timeout: 15_000 }).toBeGreaterThan(100);
    const start = performance.now();
    isEnding = true;
    const code = await ending.stop();
    // It waits for no one; a busy machine gets more.
    expect(performance.now() - start).toBeLessThan(15_000);
    await Promise.all(visitors);
    expect(code).toBe(0);
    expect(failures).toStrictEqual([]);
    expect(answered.after).toBeGreaterThan(0);
  });
});

it('the server goes on after all of that', async () => {
  expect((await fetchPage(server.origin)).status).toBe(200);
});

/** All that a server has said but the sentences of its start. */
function readLines({ readOutput }: RunningServer): unknown[] {
  return readOutput()
    .split('\n')
    .filter((line) => /^(?![A-Z][a-z]+ ).+/.test(line))
    .map((line) => JSON.parse(line));
}

function readCode(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : error;
}

/** Sends bytes as they are and reads until the server closes the connection. */
function sendRaw(text: string, origin = server.origin): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    // What is still on its way when the server closes is no concern of ours.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
