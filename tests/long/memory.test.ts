import { expect, it } from 'vitest';
import { startServer } from '../integration/support/server';
import { MAX_RESIDENT_BYTES, namePage, openClient } from './support/uncached-pages';

const MANY_PAGES = 5000;

it('5,000 different pages take no more memory than they may', async () => {
  const server = await startServer({ REQUEST_LOG: 'false' });
  let next = 0;
  const read = async () => {
    const ask = openClient(server);
    while (next < MANY_PAGES) expect((await ask(namePage(next++))).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 4 }, read));
  const { maxResident } = await server.measureMemory();
  await server.stop();
  expect(maxResident).toBeLessThan(MAX_RESIDENT_BYTES);
}, 900_000);
