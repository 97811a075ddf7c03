import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { listFunctions } from '../support/functions';
import { startServer } from '../support/server';

const server = await startServer();
afterAll(() => server.stop());

const KB = 1024;
const MB = KB * KB;
/** With a megabyte each, they would take three times what the test allows. */
const CONNECTIONS = 500;
const body = Buffer.alloc(MB, 'x');
const port = Number(new URL(server.origin).port);

/** Sends the head and a body without its last byte, and reads what is answered at once. */
async function sendAndWait(name: string, bytes: number, headers: string[] = []) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const head = [
    `POST /_serverFn/${listFunctions().get(name)} HTTP/1.1`,
    `host: localhost:${port}`,
    `origin: ${server.origin}`,
    'content-type: application/json',
    'x-tsr-serverfn: true',
    ...headers,
  ];
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, bytes - 1));
  return { socket, readStatus: () => Number(answer.split(' ')[1]) };
}

const close = (sockets: readonly { socket: Socket }[]) => {
  for (const { socket } of sockets) socket.destroy();
};

it.each([
  ['sendInquiry', [], 413],
  ['publishPrices', [], 401],
  ['publishPrices', [`cookie: __Host-staff=${'a'.repeat(43)}`], 401],
])('%s with %j refuses 999,999 bytes before they are read', async (name, headers, status) => {
  const declared = [...headers, 'content-length: 999999'];
  const waiting = await sendAndWait(name, 1, declared);
  await expect.poll(waiting.readStatus).toBe(status);
  close([waiting]);
});

it('a session that does not exist buys no larger body without a declared length', async () => {
  const headers = ['transfer-encoding: chunked', 'cookie: __Host-staff=no'];
  const { socket, readStatus } = await sendAndWait('publishPrices', 1, headers);
  socket.write(`${(70 * KB).toString(16)}\r\n${'x'.repeat(70 * KB)}\r\n`);
  await expect.poll(readStatus).toBe(413);
  socket.destroy();
});

it.each([999_999, 65_536])('500 connections that wait with %i bytes take little', async (bytes) => {
  const headers = [`content-length: ${bytes}`];
  const all = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendAndWait('sendInquiry', bytes, headers)),
  );
  // A usual inquiry is still read, and refused for what it says.
  const small = '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":0,"s":1}]},"o":0},"f":127,"m":[]}';
  const usual = await fetch(`${server.origin}/_serverFn/${listFunctions().get('sendInquiry')}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tsr-serverfn': 'true',
      origin: server.origin,
    },
    body: small,
  });
  expect(usual.status).toBe(422);
  const { maxResident } = await server.measureMemory();
  close(all);
  // Below 300 on a quiet machine; all bodies would be 500. The unit of systemd allows 600 MB.
  expect(maxResident / MB).toBeLessThan(400);
});
