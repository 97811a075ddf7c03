import { extractText } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { answerMcp, isServedHost } from '#app/server/api/mcp/mcp-endpoint';
import { readEnvironment } from '#app/server/environment';
import { findOfferFile, makeOfferFile } from '#app/server/offers/offer-files';
import { lookUpOffer } from '#app/server/offers/stored-offers';
import { BUILT_IN_PRICES } from '#app/server/prices/prices-in-force';
import { DELIVERED_COMPANY } from '../../../delivered-company';
import { DELIVERED_EXTRA_COSTS, DELIVERED_PLANS } from '../../../delivered-prices';
import { openMemoryStore } from '../memory-store';

const context = { prices: BUILT_IN_PRICES, store: undefined, address: '127.0.0.1' };

interface Options {
  own?: Parameters<typeof answerMcp>[2];
  accept?: string | undefined;
  input?: Record<string, unknown>;
}

function call(name: string, origin: string, { own = context, accept, input = {} }: Options = {}) {
  const request = new Request(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accept !== undefined && { accept }),
      origin: 'https://elsewhere.example',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: { plan: 'core', language: 'en', ...input } },
    }),
  });
  return answerMcp(request, false, own);
}

it('a call to another host is refused', async () => {
  const answer = await call('quote', 'http://localhost.rebound.example');
  expect([answer.status, await answer.text()]).toEqual([403, 'This host is not served here.\n']);
});

it.each([
  ['', new URL(DELIVERED_COMPANY.origin).hostname, true],
  ['', 'localhost', true],
  ['', '127.0.0.1', true],
  ['', '[::1]', true],
  ['', 'rebound.example', false],
  ['preview.example', 'preview.example', true],
  ['*.pages.example', 'b7c1.pages.example', true],
  ['*.pages.example', 'pages.example', false],
  ['*.pages.example', 'otherpages.example', false],
  ['preview.example', 'x.preview.example', false],
])('with the preview hosts %s, %s is served: %s', (name, host, isServed) => {
  const environment = readEnvironment({ PREVIEW_HOSTS: name && `other.example, ${name}` });
  expect(isServedHost(host, environment)).toBe(isServed);
});

it.each(['application/json', '*/*', undefined])(
  'a call that accepts %s gets JSON',
  async (accept) => {
    const answer = await call('quote', 'http://localhost', { accept });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await answer.json()).toMatchObject({ result: { content: [{ type: 'text' }, {}] } });
  },
);

describe('the sentence of an answer', () => {
  const answerSchema = z.object({
    result: z.object({ content: z.tuple([z.object({ text: z.string() })], z.unknown()) }),
  });
  const read = async (name: string, input: Record<string, unknown>) => {
    const answer = await call(name, 'http://localhost', { input });
    return answerSchema.parse(await answer.json()).result.content[0].text;
  };

  it('has the list price, and what the assumed counts add', async () => {
    const [listed, system] = [DELIVERED_PLANS.core.basePrice, DELIVERED_EXTRA_COSTS.SYSTEM_PRICE];
    const assumed = `Not given and therefore assumed: 3 systems. The list price of Core is €${listed} per month and includes 2 systems. The difference costs €${system} per month, before any discount for the term.`;
    expect(await read('quote', {})).toContain(assumed);
    expect(await read('compare_terms', {})).toContain(assumed);
    expect(await read('quote', { systems: 3 })).not.toContain('assumed');
    expect(await read('quote', { plan: 'pro' })).not.toContain('assumed');
  });

  it.each([
    [
      { addons: ['sso'] },
      'Not in the price: Single sign-on is not available in the Core plan, but in Pro.',
    ],
    [{ addons: ['compliance'] }, /Not in the price: .+ cannot be bought yet\./],
    [{ users: 1001 }, 'Usual are at most 1,000 users; please ask us.'],
  ])('says what is not as asked: %o', async (input, note) => {
    expect(await read('quote', input)).toMatch(note);
    expect(await read('compare_terms', input)).toMatch(note);
    expect(await read('quote', input)).not.toContain('landscape and');
  });

  it.each(['quote', 'compare_terms'])(
    'of %s says that a price is on request (D18)',
    async (name) => {
      const text = await read(name, { users: 300_000_000_000_000, addons: ['reporting'] });
      expect(text).toMatch(
        /^There is no list price for Core \(300,000,000,000,000 users, 3 systems, 1 landscape,? and [^)]+\): the price is on request \(built-in price list\)\. Usual are at most 1,000 users; please ask us\./,
      );
    },
  );

  it.each([
    [
      'quote',
      { user: 5 },
      'user: unknown. Accepted are plan, users, systems, landscapes, yearly, commitment, addons, language',
    ],
    [
      'compare_terms',
      { commitment: 3 },
      'commitment: unknown. Accepted are plan, users, systems, landscapes, addons, language',
    ],
    [
      'quote',
      { commitment: 3 },
      'commitment: needs yearly=true, or leave it out for monthly billing',
    ],
    ['store_offer', { yearly: true, commitment: 4 }, 'commitment: is none of 1, 2 and 3 years'],
    ['quote', { plan: 'none' }, 'plan: none is not one of core, pro, enterprise'],
    ['quote', { addons: ['x,y'] }, 'addons.0: x,y is not one of '],
    ['quote', { plan: 'constructor' }, 'plan: constructor is not one of core, pro, enterprise'],
    ['quote', { addons: ['__proto__'] }, 'addons.0: __proto__ is not one of '],
    ['quote', { users: 'x' }, 'is not an integer'],
    ['quote', { users: '5.5' }, 'is not an integer'],
    ['quote', { yearly: 'ja' }, 'is neither true nor false'],
    ['quote', { plan: null }, 'plan: is missing'],
    ['quote', { user: null }, 'user: unknown. Accepted are '],
    ['quote', { addons: 'support,none' }, 'addons.1: none is not one of '],
    ['quote', { commitment: '3', yearly: null }, 'commitment: needs yearly=true'],
    [
      'quote',
      { plan: 'enterprise' },
      `Enterprise is available on request: ${DELIVERED_COMPANY.origin}/en/preiskalkulator/enterprise?yearly=false&users=20&systems=5&landscapes=2`,
    ],
  ])('of %s names the way out of %o', async (name, input, reason) => {
    expect(await read(name, input)).toContain(reason);
  });
});

describe('arguments are read as assistants write them:', () => {
  const answerSchema = z.object({ result: z.object({ structuredContent: z.looseObject({}) }) });
  const read = async (input: Record<string, unknown>) => {
    const answer = await call('quote', 'http://localhost', { input });
    return answerSchema.parse(await answer.json()).result.structuredContent;
  };

  it.each([
    [
      { users: null, systems: null, yearly: null, commitment: null, addons: null, language: null },
      { language: 'de' },
    ],
    [
      { users: '25', landscapes: ' 4 ' },
      { users: 25, landscapes: 4 },
    ],
    [
      { yearly: 'True', commitment: '2' },
      { yearly: true, commitment: 2 },
    ],
    [{ yearly: 'false' }, { yearly: false }],
    [
      { plan: 'pro', addons: 'sso, support,' },
      { plan: 'pro', addons: ['sso', 'support'] },
    ],
    [{ addons: '' }, { addons: [] }],
  ])('%j as %j', async (loose, exact) => {
    expect(await read(loose)).toStrictEqual(await read(exact));
  });
});

it('a stored sheet says which addons cannot be bought yet', async () => {
  const store = await openMemoryStore();
  const storedSchema = z.object({
    result: z.object({ structuredContent: z.object({ number: z.string() }) }),
  });
  const stored = async (addons: string[]) => {
    const own = { ...context, store };
    const answer = await call('store_offer', 'http://localhost', {
      own,
      input: { plan: 'pro', addons },
    });
    const { number } = storedSchema.parse(await answer.json()).result.structuredContent;
    const file = findOfferFile(`/en/angebot/${number.toLowerCase()}.pdf`);
    const found = await lookUpOffer(number, store, 0, Date.now());
    if (!file || found.kind === 'refused') throw new Error('There is no file');
    const bytes = await (await makeOfferFile(file, found.value))?.bytes();
    return (await extractText(bytes ?? [], { mergePages: true })).text.replace(/\s+/g, ' ');
  };
  expect(await stored(['reporting', 'compliance'])).toMatch(
    /Not in the price: Compliance (?!.*Not in the price)/,
  );
});

it('the message of an error never reaches the caller', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const prices = {
    ...BUILT_IN_PRICES,
    get version(): number {
      throw new Error('the password is 1234');
    },
  };
  const answer = await (
    await call('quote', 'http://localhost', { own: { ...context, prices } })
  ).json();
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
