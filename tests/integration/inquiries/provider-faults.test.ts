import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../unit/server/loopback';
import { sendSubmission, submissionOf } from '../support/inquiries';
import { answerWith, findFreePort, type Provider, startProvider } from '../support/provider';
import { type RunningServer, startServer } from '../support/server';
import { readInquiries } from '../support/stored-inquiries';

const SUCCESS = { isSuccess: true };
const FAILURE = { isSuccess: false };
const TIMEOUT_MS = '700';

let answer: (response: ServerResponse) => void;
let provider: Provider;
let server: RunningServer;
beforeAll(async () => {
  provider = await startProvider((response) => answer(response));
  server = await startServer({
    CONTACT_API_URL: `${provider.origin}/v1/`,
    CONTACT_TIMEOUT_MS: TIMEOUT_MS,
    CONTACT_LIMIT_PER_MINUTE: '1000',
    CONTACT_LIMIT_PER_HOUR: '1000',
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.requests.length = 0;
});

it('the server says at start that inquiries go to the provider (D25)', async () => {
  await expect.poll(server.readOutput).toContain(`Inquiries go to ${provider.origin}/v1/\n`);
});

function send(name: string) {
  return sendSubmission(server.origin, submissionOf(name.replaceAll(/\W/g, '-')));
}

// tests/unit/server/delivery has all other answers.
it.each<[string, (response: ServerResponse) => void]>([
  [
    'endless',
    (response) => {
      response.writeHead(200);
      const writing = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => clearInterval(writing));
    },
  ],
  [
    'truncated',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.socket?.end());
    },
  ],
])('the provider’s body is ignored, even an %s one (spec §7, §8)', async (name, write) => {
  answer = write;
  expect(await send(name)).toMatchObject({ status: 200, outcome: SUCCESS });
});

describe('the visitor is told of a failure', () => {
  it('when the provider exceeds its time limit', async () => {
    answer = () => undefined;
    expect(await send('hangs')).toMatchObject({ status: 504, outcome: FAILURE });
    expect(provider.requests).toHaveLength(1);
  });

  it('when the provider resets the connection after reading the request, without a retry', async () => {
    answer = (response) => response.socket?.resetAndDestroy();
    expect(await send('resets')).toMatchObject({ status: 502, outcome: FAILURE });
    expect(provider.requests).toHaveLength(1);
  });

  it('and no content of an inquiry is logged', () => {
    expect(server.readOutput()).toContain('contact: not delivered: did not answer');
    expect(server.readOutput()).not.toMatch(/Ada|Lovelace|example\.org/);
  });
});

it('an unreachable provider is retried only if nothing was sent', async () => {
  const port = await findFreePort();
  let connections = 0;
  const closing = createServer((socket) => {
    connections += 1;
    socket.resume().end();
  });
  await listenOnLoopback(closing, port);
  const { origin, folder, stop } = await startServer({
    CONTACT_API_URL: `http://127.0.0.1:${port}`,
  });
  const send = (name: string) => sendSubmission(origin, submissionOf(name));
  // It closes every connection at once.
  expect(await send('closes')).toMatchObject({ status: 502, outcome: FAILURE });
  expect(connections).toBe(1);
  await promisify(closing.close.bind(closing))();
  expect(await send('absent')).toMatchObject({ status: 502, outcome: FAILURE });

  // Now it comes while the site waits to try again.
  const sending = send('late');
  const countBegun = async () => (await readInquiries(folder)).length;
  await expect.poll(countBegun, { interval: 10 }).toBe(3);
  const late = await startProvider(answerWith(200), port);
  expect(await sending).toMatchObject({ status: 200, outcome: SUCCESS });
  await stop();
  await late.stop();
  expect(late.requests).toHaveLength(1);
});
