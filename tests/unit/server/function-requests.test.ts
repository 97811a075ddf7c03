import { describe, expect, it } from 'vitest';
import { answerFunctionRequest } from '#app/server/function-requests';

const URL_OF_FUNCTION = 'https://site.example/_serverFn/abc';

function post(body: BodyInit | null, type = 'application/json'): Request {
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
  return new Request(URL_OF_FUNCTION, init);
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

async function answer(request: Request, status = 200, isReached = true): Promise<number> {
  const response = await answerFunctionRequest(request, (_request, progress) => {
    progress.isReached = isReached;
    return new Response('', { status });
  });
  return response.status;
}

describe('a call of a server function', () => {
  it('reaches it with its body and without a query', async () => {
    const request = new Request(`${URL_OF_FUNCTION}?payload=x`, post('{"a":"ä"}'));
    let seen = '';
    await answerFunctionRequest(request, async (readable) => {
      seen = `${readable.method} ${readable.url} ${await readable.text()}`;
      return new Response('');
    });
    expect(seen).toBe('POST https://site.example/_serverFn/abc {"a":"ä"}');
  });

  it.each([
    ['64 KiB', `"${'x'.repeat(65_534)}"`, 200],
    ['a byte more', `"${'x'.repeat(65_535)}"`, 413],
    ['more without a declared length', stream('x'.repeat(1000), 66), 413],
    ['no JSON', '{', 400],
    ['nothing', '', 400],
  ])('may hold %s', async (_, body, status) => {
    expect(await answer(post(body))).toBe(status);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'must be JSON, not %s',
    async (type) => {
      expect(await answer(post('{}', type))).toBe(415);
    },
  );

  it('may have no body at all', async () => {
    expect(await answer(new Request(URL_OF_FUNCTION))).toBe(200);
  });

  it('that fails before the function runs is the fault of the caller', async () => {
    expect(await answer(post('{}'), 500, false)).toBe(400);
    expect(await answer(post('{}'), 403, false)).toBe(403);
    expect(await answer(post('{}'), 503, true)).toBe(503);
  });
});
