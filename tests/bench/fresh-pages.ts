import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { startHelper, startSite } from './programs.ts';
import { compare, pickMedian, type Row } from './rows.ts';

const CONNECTIONS = 4;
const WARM_UP = 300;
const ROUNDS = 7;
const PAGES_PER_ROUND = 150;

const renderedSchema = z.object({ milliseconds: z.number(), size: z.number() });

/**
 * Calculator pages that nobody has asked for yet, over HTTP and compressed, against
 * `renderToString` alone of the same addresses: same build, same components, same data, the router
 * already made and loaded.
 */
export async function measureFreshPages(): Promise<Row> {
  const site = await startSite();
  const bare = startHelper('bare-renders.ts');
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const rounds: { site: number; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const addresses = nameAddresses(round === 0 ? WARM_UP : PAGES_PER_ROUND);
      const rendered = renderedSchema.parse(await bare.ask(addresses));
      const { milliseconds, size } = await fetchAll(site.origin, addresses, agent);
      // The site's page has its scripts and what they need in addition.
      if (size < rendered.size || size > rendered.size * 1.25) {
        throw new Error(`Not the same page: ${size} and ${rendered.size} characters`);
      }
      if (round === 0) continue;
      rounds.push({
        site: (addresses.length * 1000) / milliseconds,
        bare: (addresses.length * 1000) / rendered.milliseconds,
      });
    }
    const middle = pickMedian(rounds, ({ site, bare }) => site / bare);
    return compare('fresh calculator, pages/s (renderToString)', middle.site, middle.bare, '≥ 0.6');
  } finally {
    agent.destroy();
    bare.stop();
    await site.stop();
  }
}

let named = 0;

/** Each address once. */
function nameAddresses(count: number): string[] {
  return Array.from({ length: count }, () => {
    const users = 10 + (named % 900);
    const systems = 3 + Math.floor(named / 900);
    named++;
    return `/preiskalkulator/pro?users=${users}&systems=${systems}&landscapes=2&yearly=true&addons=reporting`;
  });
}

async function fetchAll(origin: string, addresses: readonly string[], agent: Agent) {
  const waiting = [...addresses];
  let last: Buffer = Buffer.alloc(0);
  const start = performance.now();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      last = await fetchCompressed(origin + next, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const milliseconds = performance.now() - start;
  return { milliseconds, size: brotliDecompressSync(last).toString().length };
}

/** The body as it is on the line. */
export function fetchCompressed(address: string, agent: Agent | false = false): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br' };
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
