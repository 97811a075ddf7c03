import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import * as z from 'zod';
import { startSite } from './cached-page.ts';
import { compare, pickMedian, type Row } from './rows.ts';

const CONNECTIONS = 4;
const WARM_UP = 300;
const ROUNDS = 7;
const PAGES_PER_ROUND = 150;

const renderedSchema = z.object({ milliseconds: z.number(), size: z.number() });

interface Round {
  /** Pages a second. */
  bare: number;
  plain: number;
  compressed: number;
}

/**
 * Calculator pages that have not been asked for yet, over HTTP, against `renderToString` alone: same
 * build, same components, addresses of the same kind, the router already made and loaded.
 */
export async function measureUncachedPages(): Promise<Row[]> {
  const site = await startSite();
  const bare = fork(new URL('bare-renders.ts', import.meta.url), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: 'file::memory:' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const fetchRound = (count: number, encoding: string) =>
    fetchAll(nameAddresses(count), (path) => fetchBody(site.origin + path, encoding, agent));
  const renderRound = async (count: number) => {
    bare.send(nameAddresses(count));
    const [rendered] = await once(bare, 'message');
    return renderedSchema.parse(rendered);
  };
  try {
    await renderRound(WARM_UP);
    for (const encoding of ['br', 'identity']) await fetchRound(WARM_UP, encoding);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const rendered = await renderRound(PAGES_PER_ROUND);
      const plain = await fetchRound(PAGES_PER_ROUND, 'identity');
      const compressed = await fetchRound(PAGES_PER_ROUND, 'br');
      assertSamePage(plain.size, rendered.size);
      const perSecond = (milliseconds: number) => (PAGES_PER_ROUND * 1000) / milliseconds;
      rounds.push({
        bare: perSecond(rendered.milliseconds),
        plain: perSecond(plain.milliseconds),
        compressed: perSecond(compressed.milliseconds),
      });
    }
    const plain = pickMedian(rounds, ({ bare, plain }) => plain / bare);
    const compressed = pickMedian(rounds, ({ bare, compressed }) => compressed / bare);
    return [
      compare('uncached page, pages/s (renderToString)', plain.plain, plain.bare),
      compare('the same, compressed', compressed.compressed, compressed.bare),
    ];
  } finally {
    agent.destroy();
    bare.kill();
    await site.stop();
  }
}

/** The site's page has its scripts and what they need in addition, and nothing else. */
function assertSamePage(site: number, bare: number): void {
  if (bare < 20_000 || site < bare || site > bare * 1.25) {
    throw new Error(`Not the same page: ${site} and ${bare} bytes`);
  }
}

let named = 0;

/** Each address once. */
export function nameAddresses(count: number): string[] {
  return Array.from({ length: count }, () => {
    const users = 10 + (named % 900);
    const systems = 3 + Math.floor(named / 900);
    named++;
    return `/preiskalkulator/pro?users=${users}&systems=${systems}&landscapes=2&yearly=true&addons=reporting`;
  });
}

async function fetchAll(paths: readonly string[], fetchOne: (path: string) => Promise<Buffer>) {
  const waiting = [...paths];
  let size = 0;
  const start = performance.now();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      size = (await fetchOne(next)).length;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return { milliseconds: performance.now() - start, size };
}

/** The body as it is on the line. */
function fetchBody(address: string, encoding: string, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html,*/*', 'accept-encoding': encoding };
    const sent = request(address, { headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) return resolve(Buffer.concat(parts));
        reject(new Error(`${address} was answered with ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end();
  });
}
