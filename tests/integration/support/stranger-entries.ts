import * as z from 'zod';
import { CALCULATOR_KEYS } from '#app/domain/pricing/search.ts';
import { isRefusal } from '#app/domain/staff/refusal.ts';
import { PATHS } from '#app/pages.ts';
import { callFunction, findFunctionPath, listFunctions, writeBody } from './functions';
import { submissionOf } from './inquiries';
import type { TestSite } from './site';

interface Measure {
  /** Processor time in milliseconds (D36). */
  maxMs: number;
  /** How often a call is made before it counts as slow: garbage is collected at any time. */
  attempts: number;
}

const CALL: Measure = { maxMs: 50, attempts: 4 };
/** Once more in the other language; after that a cache would answer. */
const PAGE: Measure = { maxMs: 100, attempts: 2 };
const PREFIXES = ['', '/en'];

/** Something that a stranger may send, with a hostile value at a place in it. */
export interface Entry extends Measure {
  name: string;
  /** In bytes; what is longer is refused unread. */
  maxLength: number;
  /**
   * @param visit the number of this call, which makes it another one than those before
   * @returns undefined where the value cannot be sent
   */
  write: (
    value: unknown,
    visit: number,
    attempt: number,
  ) => Sent | undefined | Promise<Sent | undefined>;
}

export interface Sent {
  path: string;
  headers: Record<string, string>;
  /** Sent by POST. */
  body?: string | undefined;
}

/** Well-formed inputs of the functions that strangers may call; null where there is none. */
const SAMPLES: Record<string, unknown> = {
  fetchShownPrices: null,
  fetchDataHandling: null,
  fetchCaptcha: null,
  sendInquiry: {
    ...submissionOf('', {
      phone: '040 123456',
      preferredContact: 'email',
      reason: 'quote',
      company: 'Firma',
      message: 'Hallo',
      pricingDetails: {
        plan: 'Pro',
        isYearly: true,
        users: 45,
        systems: 3,
        landscapes: 2,
        addons: ['sso'],
      },
    }),
    context: {
      page: '/preiskalkulator/pro?yearly=true&users=45&addons=sso',
      language: 'de',
      consentVersion: '1',
      priceList: 0,
    },
  },
  storeOffer: { planId: 'pro', query: '?users=45&addons=sso', version: 0, language: 'de' },
  fetchOffer: '7K3F-9QXT-M2WH',
  fetchSignInState: null,
  findStaffMember: null,
  signInByLink: 'secret',
  beginPasskeySignIn: null,
  finishPasskeySignIn: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: '' },
  },
  beginProviderSignIn: '/admin/anmelden',
  finishProviderSignIn: '?code=a&state=b',
};

/** Headers that the site or its packages read, and one that they do not. */
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'content-type'],
  ...['if-none-match', 'if-modified-since', 'forwarded', 'host', 'origin', 'range', 'referer'],
  ...['sec-fetch-site', 'traceparent', 'user-agent', 'x-forwarded-for', 'x-forwarded-host'],
  ...['x-forwarded-proto', 'x-tsr-serverfn', 'mcp-protocol-version', 'mcp-session-id', 'x-unknown'],
];

/** Addresses below which there are no pages. */
const FOLDERS = ['', '/api', '/_serverFn', '/assets', '/pictures', '/.well-known', '/mcp', '/en'];

/** Each call has an address of its own, so that no limit hides what it does. */
export const addressOf = (visit: number) =>
  `10.${visit >> 16}.${(visit >> 8) & 255}.${visit & 255}`;

/** Everything that a stranger may send, found in what the site has. */
export async function listEntries(site: TestSite): Promise<Entry[]> {
  const open: string[] = [];
  for (const name of listFunctions().keys()) {
    const options = { headers: { origin: site.origin } };
    const { answer } = await callFunction(site, name, undefined, options);
    if (!isRefusal(answer) || answer.kind !== 'signed-out') open.push(name);
  }
  const unknown = open.filter((name) => !Object.hasOwn(SAMPLES, name));
  if (unknown.length > 0) throw new Error(`SAMPLES lacks the input of ${unknown.join()}`);
  return [
    ...[...listFunctions().keys()].map((name) => functionEntry(site, name, [])),
    ...open.flatMap((name) =>
      listPlaces(SAMPLES[name]).map((place) => functionEntry(site, name, place)),
    ),
    ...(await listProgramEntries(site)),
    ...(await listApiEntries(site)),
    ...listPageEntries(),
    ...FOLDERS.map((folder) =>
      addressEntry(`below ${folder}`, PAGE, (text) => `${folder}/${text}`),
    ),
    ...HEADERS.flatMap((header) => listHeaderEntries(site, header)),
  ];
}

const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

function functionEntry(site: TestSite, name: string, place: readonly string[]): Entry {
  const headers = { 'x-tsr-serverfn': 'true', origin: site.origin };
  return {
    name: [`function ${name}`, ...place].join(' '),
    ...CALL,
    maxLength: 64 * 1024,
    write: async (value, visit) => {
      const isInquiry = name === 'sendInquiry';
      // Each inquiry is another one.
      const requestId = `${visit}`.padStart(20, '0');
      const sample = isInquiry ? put(SAMPLES[name], ['requestId'], requestId) : SAMPLES[name];
      // The client's writer refuses some values, which no body can hold.
      const body = await writeBody(put(sample, place, value)).catch(() => undefined);
      if (body === undefined) return undefined;
      const cookie = name === 'finishPasskeySignIn' ? await beginSignIn(site, visit) : '';
      return {
        path: findFunctionPath(name),
        headers: { ...JSON_HEADERS, ...headers, cookie },
        body,
      };
    },
  };
}

/** @returns the cookie without which no passkey is looked for */
async function beginSignIn(site: TestSite, visit: number): Promise<string> {
  const options = { headers: { origin: site.origin }, address: addressOf(visit) };
  const { headers } = await callFunction(site, 'beginPasskeySignIn', undefined, options);
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Each place in a sample, by the keys that lead there. */
function listPlaces(sample: unknown): string[][] {
  if (typeof sample !== 'object' || sample === null) return [];
  return Object.entries(sample).flatMap(([key, value]) => [
    [key],
    ...listPlaces(value).map((rest) => [key, ...rest]),
  ]);
}

function put(sample: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: object = Array.isArray(sample) ? [...sample] : { ...Object(sample) };
  return Object.assign(copy, { [key]: put(Object(sample)[key], rest, value) });
}

const toolsSchema = z.object({
  result: z.object({
    tools: z.array(
      z.object({ name: z.string(), inputSchema: z.object({ properties: z.object({}).loose() }) }),
    ),
  }),
});

/** Each argument of each tool, the tools' names, and the parts of a message. */
async function listProgramEntries(site: TestSite): Promise<Entry[]> {
  const message = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
  const list = message('tools/list', {});
  const init = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(list) };
  const { tools } = toolsSchema.parse(await (await site.fetch('/mcp', init)).json()).result;
  const entry = (name: string, compose: (value: unknown) => unknown): Entry => ({
    name: `program ${name}`,
    ...CALL,
    maxLength: 16 * 1024,
    write: (value) => ({
      path: '/mcp',
      headers: JSON_HEADERS,
      body: JSON.stringify(compose(value)) ?? '',
    }),
  });
  return [
    entry('message', (value) => value),
    entry('method', (value) => ({ ...list, method: value })),
    entry('id', (value) => ({ ...list, id: value })),
    entry('params', (value) => message('tools/call', value)),
    entry('tool', (value) => message('tools/call', { name: value, arguments: {} })),
    entry('resource', (value) => message('resources/read', { uri: value })),
    ...tools.flatMap(({ name, inputSchema: { properties } }) => [
      entry(`${name}: arguments`, (value) => message('tools/call', { name, arguments: value })),
      ...[...Object.keys(properties), 'constructor'].map((key) =>
        entry(`${name}: ${key}`, (value) => {
          const complete = { ...('plan' in properties && { plan: 'pro' }), [key]: value };
          return message('tools/call', { name, arguments: complete });
        }),
      ),
    ]),
  ];
}

const describedSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({ parameters: z.array(z.object({ name: z.string() })).default([]) }),
    }),
  ),
});

/** Each parameter of each address that the API describes. */
async function listApiEntries(site: TestSite): Promise<Entry[]> {
  const described = describedSchema.parse(await (await site.fetch('/api/openapi.json')).json());
  return Object.entries(described.paths).flatMap(([path, { get }]) =>
    ['unknown', ...get.parameters.map(({ name }) => name)].map((key) => ({
      ...addressEntry(
        `api ${path} ${key}`,
        CALL,
        (text, visit) => `${path}?${freshQuery(key, visit)}&plan=pro&${key}=${text}`,
      ),
      maxLength: 2000,
    })),
  );
}

/** Each page with a text below it, and with each parameter that a page reads. */
function listPageEntries(): Entry[] {
  return Object.entries(PATHS).flatMap(([page, path]) => [
    addressEntry(`page ${page} below`, PAGE, (text) => `${path}/${text}`),
    ...['s', ...CALCULATOR_KEYS].map((key) =>
      addressEntry(
        `page ${page} ${key}`,
        PAGE,
        (text, visit) => `${path}?${freshQuery(key, visit)}&${key}=${text}`,
      ),
    ),
  ]);
}

/** Makes an address with prices another one than those before, so that no cache answers. */
const freshQuery = (key: string, visit: number) =>
  `${key === 'users' ? 'systems' : 'users'}=${visit}`;

function addressEntry(
  name: string,
  measure: Measure,
  compose: (text: string, visit: number) => string,
): Entry {
  return {
    name,
    ...measure,
    maxLength: MAX_HEADER,
    write: (value, visit, attempt) => {
      const written = writeText(value);
      const text = written.startsWith('%') ? written : encodeURIComponent(written.toWellFormed());
      const prefix = measure === PAGE ? PREFIXES[attempt] : '';
      return { path: prefix + compose(text, visit), headers: { accept: 'text/html' } };
    },
  };
}

/** All headers and the address together have 16 kB. */
const MAX_HEADER = 15_000;

function listHeaderEntries({ origin }: TestSite, header: string): Entry[] {
  return ['/', '/api/quote?plan=pro', findFunctionPath('fetchCaptcha')].map((path) => ({
    name: `header ${header} of ${path.slice(0, 12)}`,
    ...CALL,
    maxLength: MAX_HEADER,
    write: (value) => {
      const headers = {
        origin,
        'x-tsr-serverfn': 'true',
        [header]: writeText(value).slice(0, MAX_HEADER),
      };
      return canBeSent(headers) ? { path, headers } : undefined;
    },
  }));
}

function canBeSent(headers: Record<string, string>): boolean {
  try {
    return new Headers(headers) !== undefined;
  } catch {
    return false;
  }
}

function writeText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? `${value}`);
}
