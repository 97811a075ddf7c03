import { setTimeout as pause } from 'node:timers/promises';
import { sendSubmission, submissionOf } from '../integration/support/inquiries.ts';
import { answerWith, startProvider } from '../integration/support/provider.ts';
import { startServer } from '../integration/support/server.ts';
import { compare, type Row } from './rows.ts';

const VISITORS = 12;
/** Between two restarts, and after the second one. */
const SECONDS = 8;
/** A balancer has heard by then that a server is about to end. */
const NOTICE_MS = 1000;
const PAGES = ['/', '/en', '/agb', '/datenschutz', '/en/impressum', '/preiskalkulator'];

/**
 * Mixed load on two servers, which restart one after the other; each sixth visitor leaves early, and
 * each sixth attempt to deliver an inquiry fails.
 */
export async function measureRestarts(): Promise<Row[]> {
  const arrived = new Set<string>();
  const provider = await startProvider((response, request, index) => {
    if (index % 6 > 0) arrived.add(JSON.parse(request.body).lastName);
    answerWith(index % 6 > 0 ? 200 : 500)(response, request, index);
  });
  const start = () =>
    startServer({
      CONTACT_API_URL: provider.origin,
      CONTACT_LIMIT_PER_MINUTE: '1000000',
      CONTACT_LIMIT_PER_HOUR: '1000000',
      DRAIN_NOTICE_MS: `${NOTICE_MS}`,
    });
  const servers = await Promise.all([start(), start()]);
  const [first, second] = servers;
  let ready: readonly (typeof first)[] = servers;
  const faults: string[] = [];
  const thanked: string[] = [];
  let answered = 0;
  let isOver = false;

  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const { origin } = ready[turn % ready.length] ?? first;
      const name = `visitor-${visitor}-${turn}`;
      const users = 20 + ((visitor * 97 + turn) % 900);
      const path = turn % 2 ? `/preiskalkulator/core?users=${users}` : (PAGES[turn % 6] ?? '/');
      try {
        if (turn % 6 === 1) {
          await fetch(origin + path, { signal: AbortSignal.timeout(5) }).catch(() => undefined);
        } else if (turn % 6 === 5) {
          const { status, outcome } = await sendSubmission(
            origin,
            submissionOf(name, { lastName: name }),
          );
          if (outcome?.isSuccess) thanked.push(name);
          else if (status !== 502) faults.push(`${name}: ${status}`);
        } else {
          const response = await fetch(origin + path);
          const isWhole = (await response.text()).endsWith('</html>');
          if (response.status !== 200 || !isWhole) faults.push(`${path}: ${response.status}`);
        }
        answered++;
      } catch (error) {
        faults.push(`${path}: ${error}`);
      }
    }
  }

  const visiting = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  const heaps: number[] = [];
  for (const leaving of servers) {
    await pause(SECONDS * 1000);
    heaps.push((await second.measureMemory()).heapUsed);
    ready = ready.filter((server) => server !== leaving);
    await leaving.stop();
    ready = [...ready, await start()];
  }
  await pause(SECONDS * 1000);
  isOver = true;
  await Promise.all(visiting);
  await Promise.all(ready.map((server) => server.stop('SIGINT')));
  await provider.stop();

  for (const fault of faults.slice(0, 10)) console.error(fault);
  const [before = Number.NaN, after = Number.NaN] = heaps;
  const lost = thanked.filter((name) => !arrived.has(name));
  return [
    { name: 'requests during two restarts', measured: answered },
    { name: 'of these refused or dropped', measured: faults.length, goal: '0' },
    { name: 'inquiries thanked for', measured: thanked.length },
    { name: 'of these lost', measured: lost.length, goal: '0' },
    compare('heap under load, MB (before)', after / 1e6, before / 1e6, '≤ 1.25'),
  ];
}
