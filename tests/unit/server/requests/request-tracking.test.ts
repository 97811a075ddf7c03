import { createServer, type RequestListener, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createRequestTracking } from '#app/server/hosts/request-tracking';
import type { LoggedRequest } from '#app/server/requests/request-log';
import { listenOnLoopback } from '../loopback';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Answer = (...listened: Parameters<RequestListener>) => void;

/** A server on loopback, and what was told of each request once it was over. */
async function listen(answer: Answer, isFollowedAfter: boolean) {
  const done: LoggedRequest[] = [];
  const writeLog = (request: LoggedRequest) => done.push(request);
  const tracking = createRequestTracking({ writeLog, count: undefined });
  const server = createServer((request, response) => {
    const startedAt = performance.now();
    const follow = () =>
      tracking.follow({ id: 'a-1', request, response, startedAt, kind: 'other' });
    if (!isFollowedAfter) follow();
    answer(request, response);
    if (isFollowedAfter) follow();
  });
  const port = await listenOnLoopback(server);
  ends.push(() => server.close());
  return { done, port };
}

function ask(port: number, onAnswer: (asked: ReturnType<typeof request>) => void) {
  const asked = request({ port, host: '127.0.0.1', path: '/a?b', agent: false });
  asked.on('response', (response) => {
    onAnswer(asked);
    response.resume();
  });
  asked.on('error', () => undefined);
  asked.end();
  return asked;
}

const sent = { id: 'a-1', method: 'GET', target: '/a?b', status: 200 };

describe('a tracked request is reported', () => {
  it('immediately if the system has accepted the answer', async () => {
    let doneAtOnce = 0;
    const { done, port } = await listen((_request, response) => {
      response.end('short');
      setImmediate(() => {
        doneAtOnce = done.length;
      });
    }, true);
    ask(port, () => undefined);
    await expect.poll(() => done).toMatchObject([{ ...sent, isAborted: false }]);
    await expect.poll(() => doneAtOnce).toBe(1);
  });

  it('otherwise when the answer is complete', async () => {
    const { done, port } = await listen((_request, response) => {
      setTimeout(() => response.end('later'), 50);
    }, false);
    ask(port, () => undefined);
    await expect.poll(() => done).toMatchObject([{ ...sent, isAborted: false }]);
    expect(done[0]?.milliseconds).toBeGreaterThan(45);
  });

  it('as aborted if the visitor closed the connection during the answer', async () => {
    const { done, port } = await listen(
      (_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)),
      true,
    );
    ask(port, (asked) => asked.destroy());
    await expect.poll(() => done).toMatchObject([{ ...sent, isAborted: true }]);
  });

  it('as aborted if the visitor closed the connection before the answer', async () => {
    const { done, port } = await listen(() => undefined, false);
    const asked = ask(port, () => undefined);
    setTimeout(() => asked.destroy(), 50);
    await expect.poll(() => done).toMatchObject([{ ...sent, isAborted: true }]);
  });

  it('once for each of several simultaneous requests', async () => {
    const { done, port } = await listen((_request, response) => response.end('short'), true);
    for (let count = 0; count < 20; count++) ask(port, () => undefined);
    await expect.poll(() => done.length).toBe(20);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(done).toHaveLength(20);
    expect(done.every(({ isAborted }) => !isAborted)).toBe(true);
  });
});
