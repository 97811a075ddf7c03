import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { listFunctions } from '../support/functions';
import { startServer } from '../support/server';
import { openStaff, signInPerson } from '../support/staff';

// No request without a session blocks the event loop for longer than 50 ms (D36), which is as long as
// a quiet machine reads three million numbers. A busy one takes longer for both.

const server = await startServer();
afterAll(() => server.stop());

const MAX_DELAY_MS = 50;
const NUMBERS = `[${'0,'.repeat(3_000_000)}0]`;
const KB = 1024;

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

function callFunction(name: string, body: BodyInit, headers: Record<string, string> = {}) {
  return {
    path: `/_serverFn/${listFunctions().get(name)}`,
    init: {
      method: 'POST',
      headers: { ...json, 'x-tsr-serverfn': 'true', origin: server.origin, ...headers },
      body,
    },
  };
}

const callMcp = (body: BodyInit, headers: Record<string, string> = {}) => ({
  path: '/mcp',
  init: { method: 'POST', headers: { ...json, ...headers }, body },
});

/** A body of about so many bytes that repeats a part within a list. */
function listOf(part: string, bytes: number): string {
  const parts = Array.from({ length: Math.floor(bytes / (part.length + 1)) - 10 }, () => part);
  const list = `{"t":9,"i":1,"a":[${parts.join(',')}],"o":0}`;
  return `{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[${list}]},"o":0},"f":127,"m":[]}`;
}

function nest(open: string, close: string, bytes: number): string {
  const levels = Math.floor(bytes / (open.length + close.length));
  return open.repeat(levels) + close.repeat(levels);
}

const toolCall = (id: number, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'quote', arguments: args },
});
const listCall = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const manyAddons = Array.from({ length: 1300 }, (_, at) => `addon${at}`);
const query = (length: number) => `addons=${'a,'.repeat(length / 2)}`;

interface Sent {
  path: string;
  init?: RequestInit;
}

const REQUESTS: [name: string, request: Sent, status: number][] = [
  ['a list of a megabyte for staff', callFunction('publishPrices', listOf('0', 1000 * KB)), 401],
  [
    'the same, of another origin',
    callFunction('publishPrices', listOf('0', 1000 * KB), { origin: 'https://evil.example' }),
    403,
  ],
  ['zeros for everyone', callFunction('sendInquiry', listOf('0', 63 * KB)), 400],
  ['nodes for everyone', callFunction('sendInquiry', listOf('{"t":0,"s":1}', 63 * KB)), 400],
  [
    'levels of nodes',
    callFunction('storeOffer', nest('{"t":9,"i":0,"o":0,"a":[', ']}', 64 * KB)),
    400,
  ],
  ['levels of lists', callFunction('storeOffer', nest('[', ']', 64 * KB)), 400],
  ['a body too large', callFunction('storeOffer', 'x'.repeat(1000 * KB)), 413],
  [
    'a compressed body',
    callFunction('storeOffer', gzipSync(' '.repeat(10_000 * KB)), { 'content-encoding': 'gzip' }),
    400,
  ],
  [
    'a text for a sign-in',
    callFunction('signInByLink', listOf(`"${'x'.repeat(1000)}"`, 60 * KB)),
    400,
  ],
  [
    'a batch of a hundred',
    callMcp(JSON.stringify(Array.from({ length: 100 }, () => listCall))),
    400,
  ],
  ['a batch of ten', callMcp(JSON.stringify(Array.from({ length: 10 }, () => listCall))), 200],
  [
    'more than a thousand addons',
    callMcp(JSON.stringify(toolCall(1, { plan: 'pro', addons: manyAddons }))),
    200,
  ],
  [
    'ten calls with a hundred addons each',
    callMcp(
      JSON.stringify(
        Array.from({ length: 10 }, (_, at) =>
          toolCall(at, { plan: 'pro', addons: manyAddons.slice(0, 110) }),
        ),
      ),
    ),
    200,
  ],
  ['levels for a program', callMcp(nest('[', ']', 16 * KB)), 400],
  [
    'levels of parameters',
    callMcp(
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"x":${nest('{"a":', '}', 15 * KB).replace('}', '0}')}}`,
    ),
    400,
  ],
  ['zeros for a program', callMcp(`[${'0,'.repeat(8000)}0]`), 400],
  [
    'keys for a program',
    callMcp(
      JSON.stringify(
        toolCall(1, Object.fromEntries(manyAddons.slice(0, 1100).map((id) => [id, 0]))),
      ),
    ),
    200,
  ],
  ['a body too large for a program', callMcp(nest('[', ']', 64 * KB)), 413],
  ['a long query of the API', { path: `/api/quote?plan=pro&${query(1900)}` }, 400],
  ['a longer query of the API', { path: `/api/quote?plan=pro&${query(15_000)}` }, 414],
  ['many parameters', { path: `/healthz?${'a&'.repeat(7500)}` }, 200],
  ['a long address of a file', { path: `/assets/${'a/'.repeat(7500)}x.js` }, 404],
  [
    'a header of many parts',
    { path: '/healthz', init: { headers: { cookie: 'a=b;'.repeat(3500) } } },
    200,
  ],
  [
    'many accepted encodings',
    { path: '/agb', init: { headers: { 'accept-encoding': `${'a;q=0.1,'.repeat(1500)}br` } } },
    200,
  ],
  [
    'many forwarded addresses',
    { path: '/healthz', init: { headers: { 'x-forwarded-for': '1.2.3.4,'.repeat(1500) } } },
    200,
  ],
];

function measureReading(): number {
  const start = performance.now();
  JSON.parse(NUMBERS);
  return performance.now() - start;
}

describe('a caller without a session', () => {
  it.each(REQUESTS)('%s', async (_, { path, init = {} }, status) => {
    let delay = Infinity;
    let reading = Infinity;
    let limit = MAX_DELAY_MS;
    // The least of some: the first loads code, and the machine does other things.
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await server.measureDelay();
      const response = await fetch(server.origin + path, { redirect: 'manual', ...init });
      await response.arrayBuffer();
      expect(response.status).toBe(status);
      delay = Math.min(delay, await server.measureDelay());
      if (delay < limit) break;
      reading = Math.min(reading, measureReading());
      limit = Math.max(MAX_DELAY_MS, reading);
    }
    expect(delay).toBeLessThan(limit);
  });

  it('is told in the words of the protocol how long a batch may be', async () => {
    const { path, init } = callMcp(JSON.stringify(Array.from({ length: 11 }, () => listCall)));
    const response = await fetch(server.origin + path, init);
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32_600, message: 'A batch has at most 10 calls.' },
      },
    ]);
  });

  it('may make 300 calls a minute, and does not count for another network', async () => {
    const batch = JSON.stringify(
      Array.from({ length: 10 }, () => ({ ...listCall, method: 'ping' })),
    );
    const { path, init } = callMcp(batch);
    let response = await fetch(server.origin + path, init);
    for (let count = 1; count <= 30 && response.status === 200; count += 1) {
      response = await fetch(server.origin + path, init);
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const options = { method: 'POST', headers: json, localAddress: '127.0.9.9' };
    const [other] = await once(request(server.origin + path, options).end(batch), 'response');
    expect(other.statusCode).toBe(200);
  });
});

it('staff publish a list of nearly a megabyte, which is read and reviewed', async () => {
  const staff = await openStaff(server);
  const browser = await signInPerson(server, staff, 'Ada', ['prices']);
  const list = ' '.repeat(1000 * KB);
  const { status, result } = await browser.call('publishPrices', {
    list,
    basedOn: 0,
    confirmed: [],
    reason: 'test',
  });
  expect(status).toBe(200);
  expect(result).toBeDefined();
});

it('nothing of this leaves a stack in the log', () => {
  expect(server.readOutput()).not.toMatch(/\n\s+at /);
  expect(server.readOutput()).not.toContain('"level":"error"');
});
