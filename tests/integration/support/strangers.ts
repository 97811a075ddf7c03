import * as fc from 'fast-check';
import { expect } from 'vitest';
import { readThreadTime } from '../../thread-time';
import { startSmtp } from '../../unit/server/delivery/smtp';
import { HOSTILE_VALUES, hostileValue } from './hostile-values';
import { expectOfficeWorks } from './office-works';
import { openSite, type TestSite } from './site';
import { addressOf, type Entry, listEntries, type Sent } from './stranger-entries';

type Input = readonly [entry: Entry, value: unknown];

/**
 * Sends hostile values as a stranger: each is answered at once and without a fault, and the office
 * works with all that is stored then (D36).
 */
export async function expectStrangersAreHarmless(
  choose: (entries: Entry[]) => readonly Input[],
  variables: Record<string, string> = {},
): Promise<void> {
  const smtp = await startSmtp();
  const site = await openSite({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'website@example.org',
    MAIL_TO: 'sales@example.org',
    ...variables,
  });
  try {
    const faults: string[] = [];
    const entries = await listEntries(site);
    // Code is compiled when it runs for the first time.
    for (const entry of entries) await probe(site, [entry, 'a']);
    for (const input of choose(entries)) faults.push(...(await probe(site, input)));
    expect(faults).toStrictEqual([]);
    const total = await expectOfficeWorks(site);
    expect(total).toBeGreaterThan(10);
    await expect.poll(() => smtp.mails.length).toBeGreaterThanOrEqual(total);
  } finally {
    await site.close();
    await smtp.stop();
  }
}

/** Each entry gets the n-th part of the values. */
const NAMED_SHARE = 15;

/** Named values for each entry, but not all for each; each value reaches entries of each kind. */
export function chooseNamed(entries: readonly Entry[]): Input[] {
  return entries.flatMap((entry, index) =>
    HOSTILE_VALUES.filter((_, at) => (at + index) % NAMED_SHARE === 0).map(
      (value) => [entry, value] as const,
    ),
  );
}

/** In each of two stores, others in each. */
const RANDOM_INPUTS = 2500;

/** Random values at random places; the environment's `SEED` repeats them. */
export function chooseRandom(entries: readonly Entry[]): Input[] {
  const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
  console.log(`${RANDOM_INPUTS} random inputs of strangers: SEED=${seed}`);
  const input = fc.tuple(fc.constantFrom(...entries), hostileValue);
  return fc.sample(input, { numRuns: RANDOM_INPUTS, seed });
}

let visits = 0;

/** @returns what is wrong with the answer */
async function probe(site: TestSite, [entry, value]: Input): Promise<string[]> {
  let least = Number.POSITIVE_INFINITY;
  const describe = (fault: string) =>
    `${entry.name} ${fault} for ${fc.stringify(value).slice(0, 80)}`;
  for (let attempt = 0; attempt < entry.attempts && least > entry.maxMs; attempt += 1) {
    visits += 1;
    const sent = await writeFitting(entry, value, attempt);
    if (!sent) break;
    const { path, headers, body } = sent;
    const init = body === undefined ? { headers } : { method: 'POST', headers, body };
    const start = readThreadTime();
    const response = await site.fetch(path, init, addressOf(visits));
    const text = await response.text();
    least = Math.min(least, readThreadTime() - start);
    if (response.status >= 500) return [describe(`answers ${response.status}`)];
    const [fault] = PROTOCOL_FAULT.exec(text) ?? [];
    if (fault !== undefined) return [describe(`answers ${fault}`)];
  }
  const isSlow = least > entry.maxMs && least < Number.POSITIVE_INFINITY;
  return isSlow ? [describe(`takes ${Math.round(least)} ms`)] : [];
}

/**
 * The Model Context Protocol answers faults of the server with status 200. Its package says the same of
 * unreadable parameters, with a list of what it expected.
 */
const PROTOCOL_FAULT = /"code":-32603,"message":"(?!\[).*|Output validation error.*/;

/** With the longest beginning of a text that is read. */
async function writeFitting(
  entry: Entry,
  value: unknown,
  attempt: number,
): Promise<Sent | undefined> {
  const sent = await entry.write(value, visits, attempt);
  if (!sent || typeof value !== 'string') return sent;
  const isTooLong = Buffer.byteLength(sent.path + (sent.body ?? '')) > entry.maxLength;
  return isTooLong ? writeFitting(entry, value.slice(0, value.length / 2), attempt) : sent;
}
