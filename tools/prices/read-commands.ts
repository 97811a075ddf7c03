import { listChanges } from '#app/domain/pricing/changes.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { adoptConfig, countKeys, createDraft } from '#app/domain/pricing/draft.ts';
import { readList } from '#app/server/prices/publishing.ts';
import { readPriceLog } from '#app/server/store/price-log.ts';
import { listVersions } from '#app/server/store/price-versions.ts';
import type { Answer, Call } from './answer.ts';
import { readNumber, UsageError } from './arguments.ts';
import { readListTexts } from './texts.ts';
import { formatVersions, listForReport } from './versions.ts';
import { describeChanges } from './words.ts';

export async function list({ store, now }: Call): Promise<Answer> {
  const json = listForReport(await listVersions(store), await readPriceLog(store), now);
  return { text: formatVersions(json), json };
}

export async function show(call: Call): Promise<Answer> {
  const json = await requireList(call, call.given.rest[0]);
  return { text: JSON.stringify(json, null, 2), json };
}

export async function diff(call: Call): Promise<Answer> {
  const [first, second] = call.given.rest;
  const [before, after] = [await requireList(call, first), await requireList(call, second)];
  const base = createDraft(before);
  const changes = describeChanges(listChanges(base, adoptConfig(base, after, countKeys(before))));
  return { text: changes.join('\n') || 'No difference.', json: { changes } };
}

async function requireList({ store }: Call, text: string | undefined): Promise<PricingConfig> {
  const number = readNumber(text);
  const found = await readList(store, number, readListTexts().referenceTexts);
  if (!found) throw new UsageError(`There is no version ${number} that can be read.`);
  return found;
}
