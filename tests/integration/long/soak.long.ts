import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openClient, sendAndAbort, type TestRequest } from '../support/client';
import { writeBody } from '../support/functions';
import { findInquiryAddress, submissionOf } from '../support/inquiries';
import { startProvider } from '../support/provider';
import { startServer } from '../support/server';

const SECONDS = 12;
const VISITORS = 12;
/** Pause in ms that leaves processor time to the tests beside this one. */
const PAUSE_MS = 60;
const PROVIDER_TIMEOUT_MS = 1500;
/** Memory for rendered pages, and for the rest of the server. */
const MAX_BUFFER_BYTES = (64 + 16) * 1024 * 1024;

const PAGES = ['/', '/en', '/agb', '/datenschutz', '/en/impressum', '/preiskalkulator', '/missing'];
const PLANS = ['core', 'pro', 'enterprise'];
const LEAVING = ['at once', 'halfway', 'at the answer'] as const;
const assets = readdirSync(fileURLToPath(new URL('../../../dist/client/assets', import.meta.url)));

/** The inquiry's name decides the provider's answer. */
const FATES = [...'aaaaaaaaaaaa', '429', '500', 'hangs', 'resets'] as const;

const fateOf = (name: string) =>
  FATES[createHash('sha256').update(name).digest().readUInt8() % FATES.length];

it(`${SECONDS} s of mixed load with aborted requests, a failing provider and one restart`, async () => {
  const accepted: string[] = [];
  const provider = await startProvider((response, { body }) => {
    const name: string = JSON.parse(body).lastName;
    const fate = fateOf(name);
    if (fate === 'hangs') return;
    if (fate === 'resets') return void response.socket?.resetAndDestroy();
    if (fate === 'a') accepted.push(name);
    setTimeout(() => response.writeHead(fate === 'a' ? 200 : Number(fate)).end(), 20);
  });
  const variables = {
    CONTACT_API_URL: provider.origin,
    CONTACT_TIMEOUT_MS: `${PROVIDER_TIMEOUT_MS}`,
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONTACT_LIMIT_PER_HOUR: '1000000',
  };
  const [first, second] = await Promise.all([startServer(variables), startServer(variables)]);
  const origins = [first.origin, second.origin];
  const contactPath = new URL(findInquiryAddress(first.origin)).pathname;

  const faults: string[] = [];
  const thanked: string[] = [];
  const told: string[] = [];
  const counts = { pages: 0, calculators: 0, assets: 0, inquiries: 0, aborted: 0 };
  const choose = createChoice();
  let isFirstGone = false;
  let isOver = false;

  async function inquire(name: string): Promise<TestRequest> {
    return {
      method: 'POST',
      path: contactPath,
      headers: {
        'content-type': 'application/json',
        'x-tsr-serverfn': 'true',
        'sec-fetch-site': 'same-origin',
      },
      body: await writeBody(submissionOf(name, { lastName: name })),
    };
  }

  function readCalculator(): TestRequest {
    const query = `users=${choose(900) + 20}&systems=${choose(90) + 5}&landscapes=${choose(40) + 2}`;
    return { path: `/preiskalkulator/${PLANS[choose(3)]}?${query}&yearly=${choose(2) === 0}` };
  }

  async function visit(visitor: number): Promise<void> {
    const { ask, close } = openClient(origins);
    for (let number = 0; !isOver; number++) {
      const name = `visitor-${visitor}-${number}`;
      const kind = choose(20);
      try {
        if (kind < 4) {
          const leaving = LEAVING[choose(3)] ?? 'at once';
          const testRequest = kind < 2 ? await inquire(name) : readCalculator();
          await sendAndAbort(testRequest, origins[isFirstGone ? 1 : 0] ?? '', leaving);
          counts.aborted++;
        } else if (kind < 8) {
          const { status, body } = await ask(await inquire(name));
          const isThanked = /"isSuccess"/.test(body.toString()) && status === 200;
          (isThanked ? thanked : told).push(name);
          counts.inquiries++;
          if (!isThanked && ![502, 504].includes(status)) faults.push(`${name}: ${status}`);
        } else if (kind < 12) {
          const testRequest = { path: `/assets/${assets[choose(assets.length)]}` };
          const { status, headers, body } = await ask(testRequest);
          counts.assets++;
          const isWhole = body.length === Number(headers['content-length'] ?? body.length);
          if (status !== 200 || !isWhole) faults.push(`${testRequest.path}: ${status}`);
        } else {
          const isCalculator = kind < 17;
          const testRequest = isCalculator ? readCalculator() : { path: PAGES[choose(7)] ?? '/' };
          const { status, body } = await ask(testRequest);
          counts[isCalculator ? 'calculators' : 'pages']++;
          const isRight = status === (testRequest.path === '/missing' ? 404 : 200);
          const isWhole = body.subarray(-7).toString() === '</html>';
          if (!isRight || !isWhole) faults.push(`${testRequest.path}: ${status}`);
        }
      } catch (error) {
        faults.push(`${name}: ${error}`);
      }
      await sleep(PAUSE_MS);
    }
    close();
  }

  const start = performance.now();
  const until = (share: number) => sleep(start + SECONDS * 1000 * share - performance.now());
  const visiting = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  await until(0.2);
  isFirstGone = true;
  const code = await first.stop();
  await until(0.6);
  const warm = await second.measureMemory();
  await until(1);
  const end = await second.measureMemory();
  isOver = true;
  await Promise.all(visiting);
  const isAlive = (await fetch(`${second.origin}/readyz`)).status;
  const codes = [code, await second.stop()];
  await provider.stop();

  expect(faults).toStrictEqual([]);
  expect({ codes, isAlive }).toStrictEqual({ codes: [0, 0], isAlive: 200 });
  // An inquiry that was thanked for has arrived, and none twice.
  expect(thanked.filter((name) => !accepted.includes(name))).toStrictEqual([]);
  expect(accepted).toHaveLength(new Set(accepted).size);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10);
  expect(thanked.length).toBeGreaterThan(10);
  expect(told.length).toBeGreaterThan(0);
  expect(end.heapUsed / warm.heapUsed, 'heap, measured after a collection').toBeLessThan(1.25);
  expect(end.arrayBuffers).toBeLessThan(MAX_BUFFER_BYTES);
  expect([first, second].flatMap(({ readOutput }) => findUnexpected(readOutput()))).toStrictEqual(
    [],
  );
}, 120_000);

/** All that a server may print beside its log of requests. */
const EXPECTED = [
  /^$/,
  /^\{"time":"[^"]*","level":"[a-z]+","request":"[^"]*","method":.*\}$/,
  /^Listening on http:/,
  /^Inquiries go to http:/,
  /^The staff is empty\. One-time sign-in link for this machine, valid 24 hours: http:/,
  /"level":"warn",(?:"request":"[^"]*",)?"message":"contact: not delivered: (?:answered (?:429|500)|did not answer|ECONNRESET|UND_ERR_SOCKET)"\}$/,
];

function findUnexpected(output: string): string[] {
  return output.split('\n').filter((line) => !EXPECTED.some((known) => known.test(line)));
}

/** The same choices in each run: `choose(n)` is one of 0 … n - 1. */
function createChoice() {
  let state = 20_250_131;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
