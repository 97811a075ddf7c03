import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createDrain } from '#app/server/requests/drain';
import { listenOnLoopback } from '../loopback';

const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends.splice(0)) end();
});

/** A server on loopback that answers `/short` at once and hands over all other answers. */
async function listen(onClosing = async () => {}) {
  const begun = new EventEmitter();
  let endedAt: number | undefined;
  const server = createServer();
  const draining = createDrain(
    server,
    { noticeMs: 0, limitMs: 20_000 },
    {
      onClosing,
      onEnd: () => {
        endedAt = performance.now();
      },
    },
  );
  server.on('request', ({ url = '' }, response) => {
    draining.prepareResponse(response);
    if (url === '/short') response.end('short');
    else begun.emit(url, response);
    draining.awaitResponse(response);
  });
  const port = await listenOnLoopback(server);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = async (path: string) => {
    const client = open(port);
    const begins = once(begun, path, { signal: AbortSignal.timeout(15_000) });
    client.ask(path);
    const [response]: ServerResponse[] = await begins;
    if (!response) throw new Error(`${path} has no response`);
    return { ...client, response };
  };
  return { ...draining, ask, open: () => open(port), endedAt: () => endedAt };
}

/** A connection that stays open until the server closes it. */
function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  let closedAt: number | undefined;
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closedAt = performance.now();
  });
  ends.push(() => socket.destroy());
  return {
    socket,
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`),
    read: () => text,
    closedAt: () => closedAt,
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.concurrent('draining', () => {
  it('idle connections are closed while another waits for its answer', async ({ expect }) => {
    const server = await listen();
    const { response, read } = await server.ask('/long');
    const idle = server.open();
    idle.ask('/short');
    await expect.poll(idle.read).toContain('short');
    const began = performance.now();
    void server.drain('SIGTERM');
    await expect.poll(idle.closedAt, { timeout: 3000 }).toBeDefined();
    expect((idle.closedAt() ?? 0) - began).toBeGreaterThan(250);
    expect(server.endedAt()).toBeUndefined();
    response.end('long');
    await expect.poll(server.endedAt).toBeDefined();
    expect(read()).toContain('long');
  });

  it('an answer that the client has not read yet is not cut off', async ({ expect }) => {
    const size = 32 * 1024 * 1024;
    const server = await listen();
    const { socket, response, read, closedAt } = await server.ask('/large');
    socket.pause();
    response.writeHead(200, { 'content-length': size });
    response.end(Buffer.alloc(size, 'a'));
    void server.drain('SIGTERM');
    await sleep(600);
    expect(closedAt()).toBeUndefined();
    socket.resume();
    await expect.poll(closedAt, { timeout: 10_000 }).toBeDefined();
    expect(read().split('\r\n\r\n')[1]).toHaveLength(size);
  });

  it('background work is completed', async ({ expect }) => {
    const others = Promise.withResolvers<void>();
    const server = await listen(() => others.promise);
    void server.drain('SIGTERM');
    await sleep(500);
    expect(server.endedAt()).toBeUndefined();
    others.resolve();
    await expect.poll(server.endedAt).toBeDefined();
  });

  it('a second signal ends the process immediately', async ({ expect }) => {
    const server = await listen();
    const { closedAt } = await server.ask('/long');
    void server.drain('SIGTERM');
    void server.drain('SIGTERM');
    await expect.poll(closedAt).toBeDefined();
    expect(server.endedAt()).toBeDefined();
  });
});

it('a kept-alive connection is closed shortly after its answer while draining', async () => {
  const server = await listen();
  const { response, socket, ask, read, closedAt } = await server.ask('/long');
  response.write('first half');
  await expect.poll(read).toMatch(/^connection: keep-alive\r$/im);
  void server.drain('SIGTERM');
  await sleep(500);
  // At once, because the connection stays open for 300 ms only, which a busy machine may wait longer.
  socket.once('data', () => ask('/short'));
  response.end('second half');
  await expect.poll(read).toMatch(/^connection: close\r$/im);
  await expect.poll(closedAt).toBeDefined();
});
