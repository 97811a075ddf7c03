import { once } from 'node:events';
import { createServer } from 'node:http';
import { logEvent } from '#app/server/log-event.ts';
import { codeOf } from '#app/server/store/store.ts';

interface ServeOptions {
  host: string;
  port: number;
  /** Content type. */
  type: string;
  collect: () => Promise<string>;
}

/**
 * Serves metrics on a separate port, which visitors cannot reach.
 * @throws Error with a code if the port is not available
 */
export async function serveMetrics({ host, port, type, collect }: ServeOptions) {
  let collecting: Promise<string> | undefined;
  /** Simultaneous requests share one collection. */
  const collectOnce = () => {
    collecting ??= collect().finally(() => {
      collecting = undefined;
    });
    return collecting;
  };

  const server = createServer(async ({ method, url = '' }, response) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || url.split('?', 1)[0] !== '/metrics') {
      response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain' });
      response.end(isRead ? 'Metrics are at /metrics.\n' : 'Metrics allow GET and HEAD only.\n');
      return;
    }
    try {
      const text = await collectOnce();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(method === 'HEAD' ? undefined : text);
    } catch (error) {
      logEvent('error', `metrics: not collected (${codeOf(error)})`);
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end('The metrics cannot be collected.\n');
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Listens until the site ends, so that collectors see the draining.
  server.unref();
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : port;
  return { origin: `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}` };
}
