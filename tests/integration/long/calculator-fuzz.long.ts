import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPage, readVisibleText } from '../support/page';
import { type RunningServer, startServer } from '../support/server';
import { findHtmlFaults, removeConstants } from '../support/well-formed';

/** Together they are 200 addresses. */
const RUNS = 20;
const ADDRESSES_PER_RUN = 10;
const NOT_TAKEN =
  /Aus dem Link nicht übernommen: .*? Dafür gilt die Vorgabe\.|Not taken from the link: .*?\. The default applies instead\./s;
/** One page per this many is validated in full. */
const WHOLE_PAGE_EVERY = 30;

const anyText = fc.string({ unit: 'binary', maxLength: 24 });

const hostileText = fc.constantFrom(
  '',
  'undefined',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '"><script>alert(1)</script>',
  "' onload='x",
  '</script><b>',
  '<!--',
  '{"a":[1]}',
  '[object Object]',
  '&lt;&nbsp',
  '\u202e\u0000\ufeff',
  '../../etc/passwd',
  'a'.repeat(2000),
);

const number = fc.oneof(
  fc.integer({ min: -3, max: 1200 }).map(String),
  fc.constantFrom('0', '-0', '+7', '007', '1e9', '0x10', '1.5', ' 5', '١٢', '9007199254740993'),
  fc.bigInt().map(String),
  fc.double().map(String),
);

const ids = fc
  .array(fc.oneof(fc.constantFrom('sso', 'support', 'reporting', 'doku-genius'), anyText), {
    maxLength: 5,
  })
  .map((list) => list.join(','));

const value = fc.oneof(number, fc.constantFrom('true', 'false', 'TRUE'), ids, hostileText, anyText);

const key = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('yearly', 'users', 'systems', 'landscapes', 'commitment', 'addons'),
  },
  { weight: 1, arbitrary: fc.constantFrom('utm_source', '__proto__', 'constructor', 'users[]') },
  { weight: 1, arbitrary: anyText },
);

/** As a well-behaved program writes it, as an old form does, or as it comes. */
const written = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.constantFrom(encodeURIComponent, encodeForm, encodeNothing))
    .map(([part, encode]) => encode(part));

const pair = fc
  .tuple(written(key), fc.constantFrom('=', '=', '=', '', '=='), written(value))
  .map((parts) => parts.join(''));

const query = fc.oneof(
  { weight: 6, arbitrary: fc.array(pair, { maxLength: 7 }).map((pairs) => pairs.join('&')) },
  { weight: 1, arbitrary: fc.constantFrom('&&', '=', '?', '%', '%E0%A4%A', 'users=%', '%00=%FF') },
  { weight: 1, arbitrary: written(anyText) },
);

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('core', 'pro', 'enterprise', 'plan-4') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%2F', '%2F%2F', 'index.html', 'x.js', '…'),
  },
  { weight: 3, arbitrary: written(fc.oneof(anyText, hostileText)) },
);

/** An address of the calculator with anything at all for a plan and for a query. */
const calculatorAddress = fc
  .record({
    prefix: fc.constantFrom('', '', '/en'),
    segment: fc.option(segment, { nil: undefined }),
    query: fc.option(query, { nil: undefined }),
  })
  .map(
    (address) =>
      `${address.prefix}/preiskalkulator` +
      (address.segment === undefined ? '' : `/${keepInside(address.segment)}`) +
      (address.query === undefined ? '' : `?${address.query.replaceAll('#', '%23')}`),
  );

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

it('answers any plan and any query with a page, after one redirect at most', async () => {
  let checked = 0;
  const addresses = fc.array(calculatorAddress, {
    minLength: ADDRESSES_PER_RUN,
    maxLength: ADDRESSES_PER_RUN,
  });
  const property = fc.asyncProperty(addresses, async (batch) => {
    await Promise.all(
      batch.map((address) => {
        checked += 1;
        return expectPage(address, checked % WHOLE_PAGE_EVERY === 0);
      }),
    );
  });
  // When it fails, the message holds the seed and the addresses.
  await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: 150_000 });
  expect(checked).toBe(RUNS * ADDRESSES_PER_RUN);
}, 160_000);

async function expectPage(address: string, isWhole: boolean): Promise<void> {
  const first = await fetchPage(server.origin + address);
  const response = isRedirect(first) ? await fetchPage(readTarget(first)) : first;
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type'), address).toMatch(/^text\/html/);

  const html = await response.text();
  expect(html, address).toMatch(/^<!DOCTYPE html>/);
  expect(await findHtmlFaults(isWhole ? html : removeConstants(html)), address).toEqual([]);
  const text = readVisibleText(html);
  expect(text, address).toMatch(/Ihr Angebot|Your quote|Anfrage senden|Send inquiry/);
  // One line repeats what the address said and was not understood (D12).
  const own = text.replace(NOT_TAKEN, '');
  expect(own, address).not.toMatch(/undefined|NaN|Infinity|\[object/);
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

/** Target of a redirect, which must be the calculator of this site. */
function readTarget(response: Response): string {
  const target = new URL(response.headers.get('location') ?? '', response.url);
  expect(target.origin).toBe(server.origin);
  expect(target.pathname).toMatch(/^(\/en)?\/preiskalkulator/);
  return target.href;
}

/** Dots and slashes that would lead out of the segment stay what they are: text. */
function keepInside(text: string): string {
  const inside = text.replace(/[/\\?#]/g, encodeURIComponent);
  return /^(\.|%2e)+$/i.test(inside) ? `_${inside}` : inside;
}

function encodeForm(text: string): string {
  return new URLSearchParams([[text, '']]).toString().slice(0, -1);
}

function encodeNothing(text: string): string {
  return text;
}
