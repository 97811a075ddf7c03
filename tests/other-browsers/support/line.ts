import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A proxy between browser and server. */
export interface Line {
  /** Address of the site for the browser. */
  origin: string;
  /** Holds the page's scripts back until the returned function is called; the starter comes. */
  holdScripts: () => () => void;
  stop: () => void;
}

export async function startLine(server: string): Promise<Line> {
  let held: Promise<void> | undefined;
  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const isScript = /^\/assets\/.+\.js$/.test(incoming.url ?? '');
    if (isScript) await held;
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '/', server), { method, headers });
    outgoing.on('response', (response) => {
      // Each page has to load its scripts again, as on a first visit.
      const caching = isScript && { 'cache-control': 'no-store' };
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, ...caching });
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  };
  const line = createServer((incoming, answer) => void pass(incoming, answer));
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    stop: () => {
      line.closeAllConnections();
      line.close();
    },
  };
}
