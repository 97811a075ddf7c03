import { listFunctions } from '../integration/support/functions.ts';
import { startSite } from './programs.ts';
import { pickMedian, type Row } from './rows.ts';

const ROUNDS = 15;
const WARM_UP = 5;
const GOAL = 'at most 50 ms';

/** For how long the dearest requests without a session leave all others unanswered, in milliseconds. */
export async function measureBlocking(): Promise<Row[]> {
  const site = await startSite({ isWatched: true });
  const measure = async (
    name: string,
    path: string,
    body: string,
    status: number,
  ): Promise<Row> => {
    const delays: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      await site.measureDelay();
      const response = await fetch(site.origin + path, { method: 'POST', headers: HEADERS, body });
      await response.arrayBuffer();
      if (response.status !== status) throw new Error(`${name}: ${response.status}`);
      delays.push(await site.measureDelay());
    }
    const measured = pickMedian(delays.slice(WARM_UP), (delay) => delay);
    return { name, measured: Number(measured.toPrecision(3)), goal: GOAL };
  };
  const functionPath = (name: string) => `/_serverFn/${listFunctions().get(name)}`;
  const calls = Array.from({ length: 10 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/list',
  }));
  try {
    return [
      await measure(
        '1 MB for staff, no session, ms',
        functionPath('publishPrices'),
        listZeros(500_000),
        403,
      ),
      await measure('63 kB for everyone, ms', functionPath('storeOffer'), listZeros(32_000), 400),
      await measure('/mcp, ten calls at once, ms', '/mcp', JSON.stringify(calls), 200),
    ];
  } finally {
    await site.stop();
  }
}

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** The body of a function with so many values. */
function listZeros(count: number): string {
  const list = `{"t":9,"i":1,"a":[${'0,'.repeat(count)}0],"o":0}`;
  return `{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[${list}]},"o":0},"f":127,"m":[]}`;
}
