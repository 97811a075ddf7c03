import { expect, it } from 'vitest';
import type { Site } from '#app/server';

// The types step compiles this file; what is wrong here fails there.

const site: Site = {
  fetch: async (_, facts) => Response.json(Object.keys(facts ?? {})),
  getCached: () => undefined,
};

it('hosts may omit facts, and a misspelt fact does not compile', async () => {
  const request = new Request('http://localhost/');
  const response = await site.fetch(request, { address: '203.0.113.8' });
  expect(await response.json()).toEqual(['address']);
  // @ts-expect-error: no such fact; if this compiles, the boundary to the hosts has lost its type
  await site.fetch(request, { adress: '203.0.113.8' });
});
