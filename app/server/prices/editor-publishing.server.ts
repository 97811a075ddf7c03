import type * as z from 'zod';
import { findSuperseding, getVersionInForce } from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
import { readPriceLog } from '#app/server/store/price-log';
import { actorOf, type SignedIn } from '#app/server/store/sessions';
import type { Store } from '#app/server/store/store';
import { activateList, callOff } from './activating';
import { loadListTexts } from './list-texts.server';
import { publishList } from './publishing';
import type { ActivationInput, callOffSchema, PublicationInput } from './publishing-inputs';
import { type ComparedList, readList, readListOrEarlier } from './read-list';

/** What a publication would take the place of, and what would take its place. */
export interface Situation extends ComparedList {
  version: number;
  undoneBy: { version: number; effectiveAt: number } | null;
}

/** @returns undefined where the time is over */
export async function describeSituation(
  store: Store,
  at: number | undefined,
): Promise<Situation | undefined> {
  const log = await readPriceLog(store);
  const now = Date.now();
  if (at !== undefined && at <= now) return undefined;
  const effectiveAt = at ?? now;
  const version = getVersionInForce(log, effectiveAt);
  const superseding = findSuperseding(log, effectiveAt);
  const { referenceTexts } = await loadListTexts();
  return {
    version,
    ...(await readListOrEarlier({ store, log, at: effectiveAt, referenceTexts }, version)),
    undoneBy: superseding
      ? { version: superseding.version, effectiveAt: superseding.effectiveAt }
      : null,
  };
}

/** @returns undefined where there is no such version, or it cannot be read */
export async function findList(store: Store, version: number): Promise<PricingConfig | undefined> {
  return readList(store, version, (await loadListTexts()).referenceTexts);
}

/** Without what the browser finds out by itself from the lists: the review, the difference. */
export async function publishFromEditor(store: Store, person: SignedIn, input: PublicationInput) {
  const parsed = parsePricingConfig(parseJson(input.list));
  if (!parsed.ok) return { kind: 'unreadable', issues: parsed.issues } as const;
  const { basedOn, effectiveAt, confirmed, reason } = input;
  const author = actorOf(person);
  const request = { list: parsed.config, basedOn, effectiveAt, confirmed, reason, author };
  const outcome = await publishList(store, request, await loadListTexts());
  switch (outcome.kind) {
    case 'published':
      return { kind: outcome.kind, version: outcome.version, effectiveAt: outcome.effectiveAt };
    case 'blocked':
    case 'unconfirmed':
    case 'conflict':
      return { kind: outcome.kind };
    default:
      return outcome;
  }
}

export async function activateFromEditor(store: Store, person: SignedIn, input: ActivationInput) {
  const { effectiveAt } = input;
  const request = { ...input, effectiveAt, author: actorOf(person) };
  const outcome = await activateList(store, request, await loadListTexts());
  switch (outcome.kind) {
    case 'activated':
      return { kind: outcome.kind, version: outcome.version, effectiveAt: outcome.effectiveAt };
    case 'blocked':
    case 'unconfirmed':
      return { kind: outcome.kind };
    default:
      return outcome;
  }
}

/** @returns whether there was something to call off */
export function callOffFromEditor(
  store: Store,
  person: SignedIn,
  { position, reason }: z.infer<typeof callOffSchema>,
): Promise<boolean> {
  return callOff(store, position, { author: actorOf(person), reason });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
