import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from '../support/server';

it('the server continues when the reader of its log ends', async () => {
  const server = await startServer();
  server.closeOutput();
  // Each is written down, and more than a pipe holds.
  for (let request = 0; request < 20; request++) {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await fetch(`${server.origin}/gibt-es-nicht`);
  }
  expect((await fetch(`${server.origin}/agb`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

it('the server answers 503 when it cannot open an existing file', async () => {
  const server = await startServer({}, { descriptors: 48 });
  const { hostname, port } = new URL(server.origin);
  const open = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };
  const visitor = await open();
  expect(await ask(visitor, '/favicon.svg')).toMatch(/^HTTP\/1\.1 200 /);
  const others: Socket[] = [];
  try {
    // Also takes the space that the server frees after its start.
    const askInCrowd = async () => {
      others.push(...(await Promise.all(Array.from({ length: 60 }, open))));
      return ask(visitor, '/favicon.svg');
    };
    await expect.poll(askInCrowd, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 503 /);
    // Asked for the first time: a page needs no file once the server has begun.
    expect(await ask(visitor, '/favicon-that-is-not.svg')).toMatch(/^HTTP\/1\.1 404 /);
  } finally {
    for (const socket of [visitor, ...others]) socket.destroy();
  }
  await expect
    .poll(async () => (await fetch(`${server.origin}/favicon.svg`)).status, { timeout: 10_000 })
    .toBe(200);
  for (const path of ['/', '/en/preiskalkulator/pro', '/datenschutz', '/admin/anmelden']) {
    expect((await fetch(server.origin + path)).status, path).toBe(200);
  }
  await server.stop();
});

/** Asks on an open connection and returns the head of the answer. */
async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  let answer = '';
  while (!answer.includes('\r\n\r\n')) {
    const [part] = await once(socket, 'data');
    answer += part;
  }
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  for (let read = Buffer.byteLength(body); read < length; ) {
    const [part] = await once(socket, 'data');
    read += Buffer.byteLength(part);
  }
  return head;
}
