import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getLanguagePrefix, offeredLanguages } from '#app/i18n/languages.ts';
import { DELIVERED_COMPANY } from '../delivered-company';
import { openSite } from './support/site';
import { putTestPricesInForce } from './support/test-prices';

const { origin } = DELIVERED_COMPANY;
const CURRENT = '2026-07-28';

const site = await openSite();
await putTestPricesInForce(site);
const version = await putTestPricesInForce(site, 529);
afterAll(() => site.close());

const quoteSchema = z.looseObject({
  total: z.object({ exact: z.string(), shown: z.number() }),
});

type Revision = typeof CURRENT | '2025';

/** The official client, whose requests the site of this process answers. */
async function connect(revision: Revision, address = '127.0.0.1') {
  const contentTypes: (string | null)[] = [];
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    revision === '2025' ? {} : { versionNegotiation: { mode: { pin: revision } } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`${site.origin}/mcp`), {
    fetch: async (url, init) => {
      const response = await site.fetch(new URL(url).pathname, init, address);
      if (response.ok && response.status !== 202) {
        contentTypes.push(response.headers.get('content-type'));
      }
      return response;
    },
  });
  await client.connect(transport);
  return { client, contentTypes };
}

async function quote(client: Client, input: Record<string, unknown>) {
  const { structuredContent } = await client.callTool({ name: 'quote', arguments: input });
  return quoteSchema.parse(structuredContent);
}

const { client, contentTypes } = await connect(CURRENT);

it('a client of the older revision finds the same tools and gets the same quote', async () => {
  const { client: older } = await connect('2025');
  const namesFor = async (one: Client) => (await one.listTools()).tools.map(({ name }) => name);
  expect(await namesFor(older)).toEqual(await namesFor(client));
  expect(await quote(older, { plan: 'core' })).toEqual(await quote(client, { plan: 'core' }));
});

describe('a client', () => {
  it('finds four tools, none of which sends an inquiry, and gets JSON', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'get_price_list',
      'quote',
      'compare_terms',
      'store_offer',
    ]);
    expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const described = JSON.stringify(tools);
    expect(described).toContain('"enum":["core","pro","enterprise"]');
    expect(described).not.toContain('9007199254740991');
    expect(client.getInstructions()).toContain('No tool sends an inquiry');
    const { tools: toolFacts, resources } = client.getServerCapabilities() ?? {};
    expect([toolFacts?.listChanged ?? false, resources?.listChanged ?? false]).toEqual([
      false,
      false,
    ]);
    expect(contentTypes.every((type) => type?.startsWith('application/json'))).toBe(true);
  });

  it('finds schemas that Copilot Studio takes, which drops tools with others', async () => {
    const listed = await site.fetch('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });
    const { result } = z
      .object({ result: z.object({ tools: z.array(z.looseObject({ name: z.string() })) }) })
      .parse(await listed.json());
    expect(result.tools).toHaveLength(4);
    for (const { name, inputSchema, outputSchema } of result.tools) {
      expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema, name).toMatchObject({ type: 'object' });
      const schemas = JSON.stringify([inputSchema, outputSchema]);
      expect(schemas, name).not.toMatch(/"\$ref"|"\$defs"|"type":\[|"exclusiveM(?:in|ax)imum"/);
      // A schema is whole without references.
      if (name !== 'get_price_list') expect(schemas).toContain('addon-not-in-plan');
    }
    const api: unknown = await (await site.fetch('/api/openapi.json')).json();
    expect(JSON.stringify(api)).toContain('"$ref":"#/components/schemas/Money"');
  });

  it('reads the price list and compares terms', async () => {
    const list = await client.callTool({ name: 'get_price_list', arguments: { language: 'en' } });
    expect(list.structuredContent).toMatchObject({
      version,
      plans: [{ id: 'core', monthlyPrice: '529.00' }, { id: 'pro' }, { salesOnly: true }],
    });
    const terms = await client.callTool({ name: 'compare_terms', arguments: { plan: 'core' } });
    expect(terms.structuredContent).toMatchObject({
      terms: [{ per: 'month', total: { exact: '658.00' } }, {}, {}, { commitmentYears: 3 }],
    });
    const { resources } = await client.listResources();
    const markdown = offeredLanguages.map((language) => {
      const prefix = getLanguagePrefix(language);
      return `${origin}${prefix === undefined ? '' : `/${prefix}`}/preise.md`;
    });
    expect(resources.map(({ uri }) => uri)).toEqual([...markdown, `${origin}/preise.json`]);
    const { contents } = await client.readResource({ uri: `${origin}/en/preise.md` });
    expect(contents).toEqual([
      {
        uri: `${origin}/en/preise.md`,
        mimeType: 'text/markdown',
        text: await (await site.fetch('/en/preise.md')).text(),
      },
    ]);
  });

  it('stores an offer that its address shows', async () => {
    const { structuredContent } = await client.callTool({
      name: 'store_offer',
      arguments: { plan: 'core', users: 5, language: 'en' },
    });
    const { address, number, validUntil } = z
      .object({
        address: z.string(),
        number: z.string(),
        version: z.literal(version),
        validUntil: z.iso.datetime(),
      })
      .parse(structuredContent);
    expect(address).toBe(`${origin}/en/angebot/${number.toLowerCase()}`);
    const page = await site.readPage(new URL(address).pathname);
    expect(page.body.textContent).toContain(number);
    expect(Date.parse(validUntil)).toBeGreaterThan(Date.now());
  });
});

it('offers are limited by the network of the caller, as sharing is', async () => {
  const { client: caller } = await connect(CURRENT, '192.0.2.7');
  const store = () => caller.callTool({ name: 'store_offer', arguments: { plan: 'core' } });
  for (let stored = 0; stored < 10; stored += 1) expect((await store()).isError).toBeFalsy();
  const refused = await store();
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused.content)).toMatch(/Zu viele Preisübersichten\. In \d+ Sekunden? /);
  expect(await quote(caller, { plan: 'core' })).toMatchObject({ total: { exact: '658.00' } });
});

describe('requests other than calls', () => {
  const post = (init: RequestInit) => site.fetch('/mcp', { method: 'POST', ...init });

  it('any page may call, without credentials', async () => {
    const preflight = await site.fetch('/mcp', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  });

  it.each(['GET', 'DELETE', 'PUT', 'HEAD'])('%s is not allowed', async (method) => {
    const answer = await site.fetch('/mcp', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('broken, foreign and too large bodies are refused', async () => {
    const json = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    expect((await post({ headers: json, body: '{' })).status).toBe(400);
    expect(
      (await post({ headers: { ...json, 'content-type': 'text/plain' }, body: '{}' })).status,
    ).toBe(415);
    expect((await post({ headers: json, body: ' '.repeat(70_000) })).status).toBe(413);
  });
});
