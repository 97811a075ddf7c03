import { describe, expect, it, vi } from 'vitest';
import { answerMcp } from '#app/server/api/mcp/mcp-endpoint';
import { BUILT_IN_PRICES } from '#app/server/prices/prices-in-force';
import { DELIVERED_COMPANY } from '../../../delivered-company';

const context = { prices: BUILT_IN_PRICES, store: undefined, address: '127.0.0.1' };

function call(name: string, origin: string, own = context) {
  const request = new Request(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      origin: 'https://elsewhere.example',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: { plan: 'core', language: 'en' } },
    }),
  });
  return answerMcp(request, false, own);
}

describe('the host of a call', () => {
  it.each([
    DELIVERED_COMPANY.origin,
    'http://localhost:3000',
    'http://127.0.0.1:80',
    'http://[::1]',
  ])('%s is served', async (origin) => {
    expect((await call('quote', origin)).status).toBe(200);
  });

  it.each(['http://rebound.example', 'http://localhost.rebound.example'])(
    '%s is refused',
    async (origin) => {
      const answer = await call('quote', origin);
      expect([answer.status, await answer.text()]).toEqual([
        403,
        'This host is not served here.\n',
      ]);
    },
  );
});

it('the message of an error never reaches the caller', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const prices = {
    ...BUILT_IN_PRICES,
    get published(): undefined {
      throw new Error('the password is 1234');
    },
  };
  const answer = await (await call('quote', 'http://localhost', { ...context, prices })).json();
  expect(answer).toMatchObject({
    result: {
      isError: true,
      content: [{ type: 'text', text: 'That did not work. Please try again later.' }],
    },
  });
  expect(JSON.stringify(log.mock.calls)).not.toContain('1234');
  log.mockRestore();
});

it('an offer that cannot be stored says what else there is', async () => {
  const answer = await (await call('store_offer', 'http://localhost')).json();
  expect(answer).toMatchObject({
    result: {
      isError: true,
      content: [{ text: expect.stringContaining('The address of quote opens the same') }],
    },
  });
});
