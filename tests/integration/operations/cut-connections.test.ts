import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchPage } from '../support/page';
import { startServer } from '../support/server';

const POST = 'POST /_serverFn/x HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const REQUESTS = [
  'GET / HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /preiskalkulator/pro?users=123 HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip\r\n\r\n',
  'GET /robots.txt HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /collector/collect.sh HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /api/prices.json HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /chat HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'POST /mcp HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
  `${POST}content-length: 900\r\n\r\n{`,
  `${POST}transfer-encoding: chunked\r\n\r\nffff\r\n{`,
  `${POST}transfer-encoding: gzip\r\n\r\n{`,
  `${POST}expect: 100-continue\r\ncontent-length: 900\r\n\r\n`,
  'no request at all\r\n\r\n',
];

/** Resets a connection a while after the request, or with the first bytes of the answer. */
function cut(origin: string, request: string, after: number | 'answer'): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const reset = () => socket.resetAndDestroy();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('connect', () => {
      socket.write(request);
      if (after !== 'answer') setTimeout(reset, after);
    });
    socket.once('data', reset);
    setTimeout(reset, 500).unref();
  });
}

it('a connection that is cut while it is used ends nothing', async () => {
  const server = await startServer();
  onTestFinished(async () => void (await server.stop()));
  const moments = [0, 1, 5, 20, 'answer'] as const;
  await Promise.all(
    REQUESTS.flatMap((request) => moments.map((after) => cut(server.origin, request, after))),
  );
  expect((await fetchPage(`${server.origin}/`)).status).toBe(200);
  expect(server.readOutput()).not.toMatch(/uncaught|unhandled|ECONNRESET|EPIPE/i);
});
