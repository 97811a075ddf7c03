import { readPriceLog } from '#app/server/store/price-log.ts';
import { listVersions } from '#app/server/store/price-versions.ts';
import type { Answer, Call } from './answer.ts';
import { readNumber } from './arguments.ts';
import { describeDifferenceOf, requireList } from './lists.ts';
import { formatVersions, listForReport } from './versions.ts';

export async function list({ store, now }: Call): Promise<Answer> {
  const json = listForReport(await listVersions(store), await readPriceLog(store), now);
  return { text: formatVersions(json), json };
}

export async function show({ store, given }: Call): Promise<Answer> {
  const json = await requireList(store, readNumber(given.rest[0]));
  return { text: JSON.stringify(json, null, 2), json };
}

export async function diff({ store, given }: Call): Promise<Answer> {
  const [before, after] = given.rest;
  const first = await requireList(store, readNumber(before));
  const second = await requireList(store, readNumber(after));
  const changes = describeDifferenceOf(first, second);
  return { text: changes.join('\n') || 'No difference.', json: { changes } };
}
