import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';

export interface TestRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A client with one connection, kept open; uses the next server when one closes the connection. */
export function openClient(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let index = 0;

  function ask(testRequest: TestRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = send(testRequest, origins[index] ?? '', agent);
      let isAnswered = false;
      sent.on('response', (response) => {
        isAnswered = true;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          if (headers.connection === 'close') index = Math.min(index + 1, origins.length - 1);
          resolve({ status, headers, body: Buffer.concat(parts) });
        });
      });
      sent.on('error', (error) => {
        // Browsers and proxies also retry: a kept-alive connection may have been closed.
        const wasStale = sent.reusedSocket && !isAnswered;
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
        if ((!wasStale && !isRefused) || index === origins.length - 1) return reject(error);
        index++;
        resolve(ask(testRequest));
      });
    });
  }

  return { ask, close: () => agent.destroy() };
}

/** Sends a request and aborts it: immediately, within the body, or with the first bytes of the answer. */
export function sendAndAbort(
  testRequest: TestRequest,
  origin: string,
  when: 'at once' | 'halfway' | 'at the answer',
): Promise<void> {
  return new Promise((resolve) => {
    const sent = send(testRequest, origin, false, when === 'halfway');
    sent.on('error', () => undefined).on('close', () => resolve());
    if (when === 'at the answer') sent.on('response', () => sent.destroy());
    else
      sent.on('socket', (socket) => socket.on('connect', () => setTimeout(() => sent.destroy())));
  });
}

function send(
  { path, method = 'GET', headers = {}, body = '' }: TestRequest,
  origin: string,
  agent: Agent | false,
  isHalf = false,
): ClientRequest {
  const length = body === '' ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
  const sent = request(origin + path, { method, headers: { ...headers, ...length }, agent });
  if (!isHalf) return sent.end(body);
  sent.write(body.slice(0, Math.ceil(body.length / 2)) || '');
  sent.flushHeaders();
  return sent;
}
