import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calculatorAddress } from '../support/addresses';
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
