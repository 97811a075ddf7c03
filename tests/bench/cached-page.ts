import { execFile, spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installPackages } from '#tools/checks/programs.ts';
import { type RunningServer, startServer } from '../integration/support/server.ts';
import { compare, pickMedian, type Row } from './rows.ts';

const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const PAGE = '/preiskalkulator/core?users=4';
const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS_PER_ROUND = 3;
const STARTS = 5;
const MILLISECONDS = new Map([
  ['us', 0.001],
  ['ms', 1],
  ['s', 1000],
]);

/** A page that is kept, against a bare server that sends the same bytes. */
export async function measureCachedPage(): Promise<Row[]> {
  const site = await startSite();
  const bare = await startBare(await fetchRaw(site.origin));
  try {
    return await compareThroughput(site, bare);
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** From the start of the process to the first answer, in turns. */
export async function measureStart(): Promise<Row> {
  const starts: { site: number; bare: number }[] = [];
  for (let start = 0; start < STARTS; start++) {
    const bare = await time(() => startBare({ rawHeaders: [], body: '' }));
    starts.push({ site: await time(startSite), bare });
  }
  const { site, bare } = pickMedian(starts, ({ site, bare }) => site / bare);
  return compare('time to ready, ms (bare Node server)', site, bare);
}

async function time(start: () => Promise<RunningServer>): Promise<number> {
  const startedAt = performance.now();
  const { origin, stop } = await start();
  await fetch(`${origin}/readyz`);
  const milliseconds = performance.now() - startedAt;
  await stop();
  return milliseconds;
}

/** In turns, so that what else the machine does meets both alike. */
async function compareThroughput(site: RunningServer, bare: RunningServer): Promise<Row[]> {
  await measure(bare, 1);
  await measure(site, 1);
  const rounds: { bare: Load; site: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await measure(bare, SECONDS_PER_ROUND),
      site: await measure(site, SECONDS_PER_ROUND),
    });
  }
  const speed = pickMedian(rounds, ({ bare, site }) => site.perSecond / bare.perSecond);
  const delay = pickMedian(rounds, ({ bare, site }) => site.p99 / bare.p99);
  return [
    compare('cached page, requests/s (bare)', speed.site.perSecond, speed.bare.perSecond, '≥ 0.5'),
    compare('cached page, p99 in ms (bare)', delay.site.p99, delay.bare.p99),
  ];
}

interface Load {
  perSecond: number;
  /** 99th percentile of response times, in milliseconds. */
  p99: number;
}

/**
 * Sends the same request over several connections, each again as soon as it is answered. wrk creates
 * the load, because a generator in Node needed as much time as the server.
 */
async function measure({ origin }: RunningServer, seconds: number): Promise<Load> {
  // Debian has it; asked for nothing, it ends with its usage.
  if (spawnSync('wrk').error) await installPackages(['wrk']);
  const headers = ['accept: text/html', 'accept-encoding: gzip, deflate, br', 'user-agent: bench'];
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads=1',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    '--latency',
    ...headers.flatMap((header) => ['--header', header]),
    origin + PAGE,
  ]);
  const failed = /^\s*(?:Socket errors|Non-2xx).*$/m.exec(stdout);
  if (failed) throw new Error(`Some requests were not answered: ${failed[0].trim()}`);
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? [];
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)([a-z]+)$/m.exec(stdout) ?? [];
  const milliseconds = MILLISECONDS.get(unit);
  if (!milliseconds) throw new Error(`wrk has written something else: ${stdout}`);
  return { perSecond: Number(perSecond), p99: Number(p99) * milliseconds };
}

interface Raw {
  rawHeaders: string[];
  body: string;
}

export function startSite(): Promise<RunningServer> {
  return startServer({ REQUEST_LOG: 'true' });
}

function startBare({ rawHeaders: headers, body }: Raw): Promise<RunningServer> {
  return startServer({ ANSWER: JSON.stringify({ headers, body }) }, { host: BARE });
}

/** The answer as it is on the line: headers in their order, body compressed. */
function fetchRaw(origin: string): Promise<Raw> {
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

/** Headers that Node's server adds. */
function leaveOutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)]?.toLowerCase() ?? '';
    return !['date', 'connection', 'keep-alive'].includes(name);
  });
}
