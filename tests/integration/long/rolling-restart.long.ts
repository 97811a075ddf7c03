import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { type RunningServer, startServer } from '../support/server';

const PROBE_MS = 50;

it('a rolling restart behind a load balancer drops and refuses no request', async () => {
  const start = () => startServer({ DRAIN_NOTICE_MS: `${PROBE_MS * 20}`, REQUEST_LOG: 'false' });
  const balancer = openBalancer(await Promise.all([start(), start()]));
  const faults: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let page = 0; !isOver; page++) {
      const isNew = page % 10 === 0;
      const users = 20 + ((visitor * 100 + page / 10) % 900);
      const path = isNew ? `/preiskalkulator/core?users=${users}` : '/agb';
      const answer = await balancer.get(path).catch(String);
      if (answer === 200) answered += 1;
      else faults.push(`${path}: ${answer}`);
    }
  };
  await balancer.probe();
  const visitors = Array.from({ length: 16 }, (_, visitor) => visit(visitor));
  const codes: (number | null)[] = [];
  for (const place of [0, 1]) {
    const before = answered;
    await expect.poll(() => answered - before, { timeout: 15_000 }).toBeGreaterThan(100);
    codes.push(await balancer.replace(place, start));
  }
  isOver = true;
  await Promise.all(visitors);
  await balancer.close();
  expect({ faults, codes }).toStrictEqual({ faults: [], codes: [0, 0] });
}, 60_000);

/** Round robin over the servers whose last probe succeeded, with kept-alive connections. */
function openBalancer(servers: RunningServer[]) {
  const places = servers.map((server) => ({ server, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  let next = 0;

  function fetchStatus(origin: string, path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request(origin + path, { agent }, (response) => {
        response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      sent.on('error', reject).end();
    });
  }

  const probe = async () => {
    const probes = places.map(async (place) => {
      const status = await fetchStatus(place.server.origin, '/readyz').catch(() => 0);
      place.isReady = status === 200;
    });
    await Promise.all(probes);
  };
  const probing = setInterval(probe, PROBE_MS);

  return {
    probe,
    get: (path: string): Promise<number> => {
      const ready = places.filter(({ isReady }) => isReady);
      next += 1;
      return fetchStatus(ready[next % ready.length]?.server.origin ?? 'http://none.invalid', path);
    },
    /** Stops a server and starts another. */
    replace: async (at: number, start: () => Promise<RunningServer>) => {
      const place = places[at];
      if (!place) throw new Error('There is no such server');
      const code = await place.server.stop();
      place.server = await start();
      await probe();
      return code;
    },
    close: async () => {
      clearInterval(probing);
      await Promise.all(places.map(({ server }) => server.stop('SIGINT')));
      agent.destroy();
    },
  };
}
