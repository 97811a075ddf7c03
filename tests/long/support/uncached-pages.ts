import { Agent, request } from 'node:http';
import type { RunningServer } from '../../integration/support/server';

/** A client with one connection at a time, which it keeps open or not. */
export function openClient({ origin }: RunningServer, keepAlive = true) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  return (path: string): Promise<{ status: number; ms: number }> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = request(origin + path, { agent, headers }, (response) => {
        response.on('error', reject).on('end', () => {
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - start });
        });
        response.resume();
      });
      sent.on('error', reject).end();
    });
}

/** Another address for each number, of a page that takes long to make. */
export function namePage(page: number): string {
  const query = `users=${10 + (page % 900)}&systems=${3 + Math.floor(page / 900)}&landscapes=2`;
  return `/preiskalkulator/pro?${query}&yearly=true&addons=reporting`;
}
