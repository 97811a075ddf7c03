import { request } from 'node:http';
import { cpus } from 'node:os';
import { type Load, putLoad } from './load.ts';
import { type Program, startProgram } from './programs.ts';

// `npm run bench`: what the built server does, each figure as a ratio measured in the same run.

const PAGE = '/preiskalkulator/core?users=4';
const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS_PER_ROUND = 3;
const MANY_REQUESTS = 100_000;

const REQUEST =
  `GET ${PAGE} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n` +
  'accept-encoding: gzip, deflate, br\r\nuser-agent: bench\r\n\r\n';

const site = await startProgram('../../app/server/hosts/node.ts');
const { rawHeaders, body } = await fetchRaw(site.origin);
const bare = await startProgram('bare-server.ts', [JSON.stringify({ headers: rawHeaders, body })]);
try {
  const rows = [...(await compareThroughput()), await measureMemory(), readiness()];
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}\n`);
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
} finally {
  site.stop();
  bare.stop();
}

/** In turns, so that what else the machine does meets both alike; of all rounds the middle one. */
async function compareThroughput() {
  await measure(bare, 1);
  await measure(site, 1);
  const rounds: { bare: Load; site: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await measure(bare, SECONDS_PER_ROUND),
      site: await measure(site, SECONDS_PER_ROUND),
    });
  }
  const byRatio = (ratio: (round: (typeof rounds)[number]) => number) =>
    rounds.toSorted((a, b) => ratio(a) - ratio(b))[Math.floor(ROUNDS / 2)];
  const speed = byRatio(({ bare, site }) => site.perSecond / bare.perSecond);
  const delay = byRatio(({ bare, site }) => site.p99 / bare.p99);
  if (!speed || !delay) throw new Error('There was no round');
  return [
    compare('kept page, requests/s', speed.site.perSecond, speed.bare.perSecond, '≥ 0.8'),
    compare('kept page, p99 in ms', delay.site.p99, delay.bare.p99, ''),
  ];
}

async function measureMemory() {
  const before = site.readMemory();
  let sent = 0;
  while (sent < MANY_REQUESTS) {
    const { perSecond } = await measure(site, SECONDS_PER_ROUND);
    sent += perSecond * SECONDS_PER_ROUND;
  }
  return compare(
    `memory after ${MANY_REQUESTS} more, MB`,
    site.readMemory() / 1e6,
    before / 1e6,
    '≤ 1.1',
  );
}

function readiness() {
  return compare('time to ready, ms', site.readyMs, bare.readyMs, '');
}

function compare(name: string, measured: number, reference: number, goal: string) {
  const ratio = (measured / reference).toFixed(2);
  return { name, measured: round(measured), reference: round(reference), ratio, goal };
}

function round(figure: number): number {
  return Number(figure.toPrecision(3));
}

function measure({ origin }: Program, seconds: number): Promise<Load> {
  return putLoad({ origin, request: REQUEST }, { connections: CONNECTIONS, seconds });
}

/** The answer as it is on the line: headers in their order, body compressed. */
function fetchRaw(origin: string): Promise<{ rawHeaders: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
    const sent = request(origin + PAGE, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          rawHeaders: leaveOutConnection(response.rawHeaders),
          body: Buffer.concat(parts).toString('base64'),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** What Node's server writes by itself. */
function leaveOutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? '';
    return !['date', 'connection', 'keep-alive'].includes(name);
  });
}
