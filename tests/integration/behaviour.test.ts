import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { listFunctions } from './support/functions';
import { parseMetrics } from './support/metrics';
import { fetchPage } from './support/page';
import { type RunningServer, startServer } from './support/server';

const server = await startServer();
afterAll(() => server.stop());

const strange = await startServer({ TRUST_PROXY: 'true' });
afterAll(() => strange.stop());

it('an address beginning with two slashes leads to no other site', async () => {
  const response = await sendRaw(
    'GET //evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 308 /);
  expect(/^location: (.*)$/im.exec(response)?.[1]).toBe('/evil.example');
});

it.each([
  '/../package.json',
  '/assets/../../server/server.js',
  '/assets/..%2f..%2fserver%2fserver.js',
  '/assets/%2e%2e/%2e%2e/server/server.js',
  '/..%5c..%5cpackage.json',
  '//etc/passwd',
])('no file outside the public folders is sent: %s', async (path) => {
  const response = await sendRaw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(response).not.toMatch(/"private": true|createStartHandler|root:/);
});

// Most of what follows waits for time limits of the server: all at once.
describe.concurrent('a malformed request is refused', () => {
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
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ])('%s', async (_, text, status) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(response).toMatch(/^content-security-policy: default-src 'none'/im);
  });

  it('a client that never completes its request', async () => {
    const response = await sendRaw('GET / HTTP/1.1\r\nhost: x\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  }, 20_000);
});

describe('what no browser sends is refused, with one line in the log', () => {
  const call = (name: string, type: string, body: string) =>
    `POST /_serverFn/${listFunctions().get(name)} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n` +
    `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
  const read = (head: string, ...headers: string[]) =>
    `${[`${head} HTTP/1.1`, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`;
  const number = '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":0,"s":1}]},"o":0},"f":127,"m":[]}';
  const STRANGE = [
    ...[
      'x:99999',
      'x:-1',
      '1.2.3.4.5',
      '256.1.1.1',
      '[::1',
      '[1]',
      'a b',
      'a@b',
      'a/b',
      '%',
      'x:y',
      '',
      'xn--a',
      'a\u0000',
      '😀',
    ].map((host) => [`host ${JSON.stringify(host)}`, read('GET /', `host: ${host}`)] as const),
    ...['x:99999', '1.2.3.4.5', 'a b', '%'].map(
      (host) =>
        [`forwarded host ${host}`, read('GET /', 'host: x', `x-forwarded-host: ${host}`)] as const,
    ),
    ...['TRACE', 'OPTIONS', 'PUT', 'PROPFIND'].flatMap((method) =>
      [
        '/',
        '/_serverFn/x',
        `/_serverFn/${listFunctions().get('sendInquiry')}`,
        '/mcp',
        '/preise.json',
        '/api/x',
        '/favicon.svg',
        '/healthz',
        '*',
      ].map((path) => [`${method} ${path}`, read(`${method} ${path}`, 'host: localhost')] as const),
    ),
    ...[
      'http://x:99999/',
      'http://1.2.3.4.5/',
      '//',
      '///x',
      '/%',
      '/%ff',
      '/%00',
      '/..%2f..%2fetc',
      '/\\x',
      '/preiskalkulator/%E0%A4%A',
      '/angebot/%',
      '/angebot/%.pdf',
      '/assets/%',
      '/assets/%00.js',
      '/?%',
      '/preiskalkulator/pro?users=%E0%A4%A',
      '/api/quote?plan=%',
      '/en/%',
    ].map((target) => [`address ${target}`, read(`GET ${target}`, 'host: x')] as const),
    // `strangers.test.ts` knows bodies and the headers that the site reads.
    ...[
      'last-event-id: x',
      'content-encoding: x',
      'upgrade: websocket',
      'te: x',
      'transfer-encoding: gzip',
    ].flatMap((header) => [
      [`page with ${header}`, read('GET /agb', 'host: x', header)] as const,
      [`file with ${header}`, read('GET /favicon.svg', 'host: x', header)] as const,
      [
        `call with ${header}`,
        call('fetchSignInState', 'application/json', number).replace(
          'connection',
          `${header}\r\nconnection`,
        ),
      ] as const,
    ]),
  ];

  it.each(STRANGE)('%s', async (_, text) => {
    expect(await sendRaw(text, strange.origin)).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  });

  it('and nothing else is written', async () => {
    await expect.poll(() => readLines(strange).length).toBeGreaterThanOrEqual(STRANGE.length);
    expect(readLines(strange)).toEqual(
      STRANGE.map(() => expect.objectContaining({ status: expect.any(Number) })),
    );
  });
});

it.concurrent('the log has one JSON line per request and failure, without personal data', async ({
  expect,
}) => {
  const logged = await startServer({ TRUST_PROXY: 'true', METRICS_PORT: '0' });
  const get = (path: string, headers: Record<string, string>) =>
    fetch(logged.origin + path, { headers });
  const visitor = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Ada',
    referer: 'https://a.b/',
  };
  await get('/agb?email=ada@example.org', visitor);
  await get('/favicon.svg', visitor);
  // A page that is made, the same from the cache, and a file: named as who sent the request traces it.
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const traced = ['/impressum', '/impressum', '/favicon.svg'];
  for (const path of traced) await get(path, { traceparent });
  // A cached page that could not be compressed, which the next visitor gets.
  const getCompressed = (encoding: string) => get('/datenschutz', { 'accept-encoding': encoding });
  expect((await getCompressed('br')).status).toBe(200);
  await logged.cause('gzip fails once');
  expect((await getCompressed('gzip')).status).toBe(500);
  const next = await getCompressed('gzip');
  expect([next.status, next.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  // Messages of libraries and Node.
  await logged.cause('raw stack');
  await logged.cause('warning');
  await expect.poll(() => logged.readOutput()).toContain('a warning');
  // An expectation and a tunnel are written down and counted.
  await sendRaw('GET /agb?a HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n', logged.origin);
  await sendRaw('CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n', logged.origin);
  const [, metrics = ''] = /^Metrics at (\S+)$/m.exec(logged.readOutput()) ?? [];
  const { read } = parseMetrics(await (await fetch(metrics)).text());
  expect(read('stagemap_http_requests_total', { kind: 'other', status: '4xx' })).toBe(2);
  const start = performance.now();
  await logged.stop();
  // No connection is left to wait for.
  expect(performance.now() - start).toBeLessThan(10_000);

  const lines = readLines(logged);
  const isRequest = (line: unknown) => Reflect.has(Object(line), 'status');
  const requests = lines.filter(isRequest);
  expect(requests.slice(0, 2)).toStrictEqual(
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
  expect(requests.slice(2)).toMatchObject([
    ...traced.map((path) => ({ path, request: traceparent, status: 200 })),
    ...[200, 500, 200].map((status) => ({ path: '/datenschutz', status })),
    { method: 'GET', path: '/agb', status: 417, address: '127.0.0.0' },
    { method: 'CONNECT', path: 'example.org:443', status: 405, ms: 0, address: '127.0.0.0' },
  ]);
  expect(lines.filter((line) => !isRequest(line))).toMatchObject([
    {
      level: 'error',
      message: 'request failed',
      error: expect.stringContaining('gzip failed'),
    },
    {
      level: 'error',
      message: 'Render to string error: Error: raw stack',
      error: expect.stringContaining('in-server.mjs'),
    },
    { level: 'warn', message: 'a warning', error: expect.stringContaining('Warning: a warning') },
  ]);
});

it.concurrent('an uncaught exception ends the process after the log is written', async () => {
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

it('the server still answers afterwards', async () => {
  expect((await fetchPage(server.origin)).status).toBe(200);
});

/** All that a server has said but the sentences of its start. */
function readLines({ readOutput }: RunningServer): unknown[] {
  return readOutput()
    .split('\n')
    .filter((line) => /^(?![A-Z][a-z]+ ).+/.test(line))
    .map((line) => JSON.parse(line));
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
    // Requests still running when the server closes do not matter here.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
