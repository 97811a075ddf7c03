import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../unit/server/loopback.ts';

export interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  /** When it was there completely, in milliseconds since 1970. */
  at: number;
}

export interface Provider {
  /** For `CONTACT_API_URL`. */
  origin: string;
  /** Complete requests, in the order of their arrival. */
  requests: ReceivedRequest[];
  stop: () => Promise<void>;
}

type Answer = (response: ServerResponse, request: ReceivedRequest, index: number) => void;

export const answerWith =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status).end();
  };

/** A provider of the tests' own; it answers what it is told to. */
export async function startProvider(answer: Answer, port = 0): Promise<Provider> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      const received = { method, url, headers, body, at: Date.now() };
      requests.push(received);
      answer(response, received, requests.length - 1);
    });
  });
  const origin = `http://127.0.0.1:${await listenOnLoopback(server, port)}`;
  return {
    origin,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port without a listener, of those that no system gives away by itself. */
export async function findFreePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  try {
    await (await startProvider(answerWith(200), port)).stop();
    return port;
  } catch {
    return findFreePort();
  }
}
