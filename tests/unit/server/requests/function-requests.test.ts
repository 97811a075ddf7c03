import { describe, expect, it } from 'vitest';
import { handleFunctionRequest } from '#app/server/requests/function-requests';

const URL_OF_FUNCTION = 'https://site.example/_serverFn/abc';

type Answer = (request: Request) => Promise<Response> | Response;

function handle(request: Request, answer: Answer, isPermitted = true): Promise<Response> {
  return handleFunctionRequest(request, {
    find: async (path) =>
      path === '/_serverFn/abc' ? { callers: 'everyone', maxBytes: 64 * 1024 } : undefined,
    mayCall: async () => isPermitted,
    answer,
  });
}

function post(body: BodyInit | null, type = 'application/json'): Request {
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
  return new Request(URL_OF_FUNCTION, init);
}

/** A request body with the given number of bytes. */
function payloadOf(bytes: number): string {
  const [head, tail] = ['{"t":{"t":1,"s":"', '"},"f":127,"m":[]}'];
  return head + 'x'.repeat(bytes - head.length - tail.length) + tail;
}

/** A list of zeros, which are no nodes of the format but are walked like them. */
function arrayOf(count: number): string {
  const a = Array.from({ length: count }, () => 0);
  return JSON.stringify({ t: { t: 9, i: 0, a, o: 0 }, f: 127, m: [] });
}

function stream(chunk: string, count: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull: (controller) => {
      if (left-- === 0) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
}

async function answer(request: Request, status = 200): Promise<number> {
  return (await handle(request, () => new Response('', { status }))).status;
}

describe('a call of a server function', () => {
  it('may have no body', async () => {
    expect(await answer(new Request(URL_OF_FUNCTION))).toBe(200);
    const headers = { 'content-length': '0' };
    expect(await answer(new Request(URL_OF_FUNCTION, { method: 'POST', headers }))).toBe(200);
    const init = { method: 'POST', headers, body: stream('', 0), duplex: 'half' };
    const empty = new Request(URL_OF_FUNCTION, init);
    expect(await answer(empty)).toBe(200);
  });

  it('reaches the function with its body and without a query', async () => {
    const body = '{"t":{"t":1,"s":"ä"},"f":127,"m":[]}';
    const request = new Request(`${URL_OF_FUNCTION}?payload=x`, post(body));
    let seen = '';
    await handle(request, async (readable) => {
      seen = `${readable.method} ${readable.url} ${await readable.text()}`;
      return new Response('');
    });
    expect(seen).toBe(`POST https://site.example/_serverFn/abc ${body}`);
  });

  it.each([
    ['64 KiB', payloadOf(65_536), 200],
    ['a byte more', payloadOf(65_537), 413],
    ['more without a declared length', stream('x'.repeat(1000), 66), 413],
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a pending promise', '{"t":{"t":22,"i":0,"s":1},"f":127,"m":[]}', 400],
    ['one whose key is escaped', '{"t":{"\\u0074":22,"i":0,"s":1},"f":127,"m":[]}', 400],
    ['a text about promises', JSON.stringify({ t: { t: 1, s: '"t":22' }, f: 127, m: [] }), 200],
    ['a date', JSON.stringify({ t: { t: 5, i: 0, s: '2026-01-01' }, f: 127, m: [] }), 400],
    ['thousands of values', arrayOf(30_000), 400],
    ['a hundred values', arrayOf(100), 200],
    ['more levels than can be read', '['.repeat(20_000) + ']'.repeat(20_000), 400],
  ])('may hold %s', async (_, body, status) => {
    expect(await answer(post(body))).toBe(status);
  });

  it('is passed on without its body if the caller may not call it', async () => {
    const answerText: Answer = async (readable) =>
      new Response(`${readable.headers.get('content-type')} ${await readable.text()}`);
    for (const body of [payloadOf(100), '{']) {
      expect(await (await handle(post(body), answerText, false)).text()).toBe('null ');
    }
    expect((await handle(post(payloadOf(65_537)), answerText, false)).status).toBe(413);
  });

  it.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;multipart/form-data',
  ])('is JSON to Start if it is sent as %s', async (type) => {
    let seen: string | null = '';
    await handle(post(payloadOf(100), type), ({ headers }) => {
      seen = headers.get('content-type');
      return new Response('');
    });
    expect(seen).toBe('application/json');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('is not a %s', async (method) => {
    const answered = await handle(new Request(URL_OF_FUNCTION, { method }), () => new Response(''));
    expect([answered.status, answered.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it.each([
    'text/plain',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ])('must be JSON, not %s', async (type) => {
    expect(await answer(post('{}', type))).toBe(415);
  });

  it.each(['', 'abcd', 'constructor', '..%2f'])(
    'to the unknown function %j is answered with 404',
    async (name) => {
      const request = new Request(`https://site.example/_serverFn/${name}`, { method: 'POST' });
      expect(await answer(request)).toBe(404);
    },
  );

  it.each([200, 405, 422])('passes the status on: %d', async (status) => {
    const response = await handle(post(payloadOf(100)), () =>
      Response.json({}, { status, headers: { 'cache-control': 'public' } }),
    );
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
