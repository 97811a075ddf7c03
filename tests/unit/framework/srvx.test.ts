import { get, type IncomingMessage } from 'node:http';
import { serve } from 'srvx';
import { expect, it, onTestFinished } from 'vitest';
import { hasInvalidHost } from '#app/framework/invalid-host';
import { takeNodeHandler } from '#app/framework/node-listener';

it('seam node-listener, seam invalid-host: srvx listens and names hosts as the site expects', async () => {
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => new Response(String(hasInvalidHost(request))),
  });
  onTestFinished(() => server.close(true));
  const { listener, answerRequest } = takeNodeHandler(server);
  expect(listener.listenerCount('request')).toBe(0);
  let count = 0;
  listener.on('request', (request, response) => {
    count += 1;
    void answerRequest(request, response);
  });
  await server.ready();
  const address = server.url ?? '';
  expect(await ask(address, 'site.example')).toBe('false');
  expect(await ask(address, 'no host')).toBe('true');
  expect(count).toBe(2);
  expect(() => takeNodeHandler(server)).toThrow('app/framework/node-listener.ts');
});

async function ask(address: string, host: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { host } }, resolve).on('error', reject);
  });
  let text = '';
  for await (const chunk of response) text += chunk;
  return text;
}
