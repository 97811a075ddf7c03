import type * as z from 'zod';
import {
  BUILT_IN_VERSION,
  findSuperseding,
  getActivationTime,
  listStarted,
} from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
import { readPriceLog } from '#app/server/store/price-log';
import { actorOf, type SignedIn } from '#app/server/store/sessions';
import type { Store } from '#app/server/store/store';
import { activateList, cancelPlanned } from './activation';
import { loadListTexts } from './list-texts.server';
import { publishList } from './publishing';
import type { ActivationInput, cancellationSchema, PublicationInput } from './publishing-schemas';
import { type ComparedList, readList, readListOrEarlier } from './read-list';

/** The version that a publication would replace, and the planned one that would replace it. */
export interface Baseline extends ComparedList {
  version: number;
  /** Name of the person who put this version in force; null for the built-in list. */
  activation: { author: string; reason: string; effectiveAt: number } | null;
  supersededBy: { version: number; effectiveAt: number } | null;
}

/** @returns undefined if the time has passed */
export async function getBaseline(
  store: Store,
  at: number | undefined,
): Promise<Baseline | undefined> {
  const log = await readPriceLog(store);
  const now = Date.now();
  if (at !== undefined && at <= now) return undefined;
  const effectiveAt = at ?? now;
  const activation = listStarted(log, effectiveAt).at(-1);
  const version = activation?.version ?? BUILT_IN_VERSION;
  const superseding = findSuperseding(log, effectiveAt);
  const { referenceTexts } = await loadListTexts();
  return {
    version,
    ...(await readListOrEarlier({ store, log, at: effectiveAt, referenceTexts }, version)),
    activation: activation
      ? {
          author: activation.author,
          reason: activation.reason,
          effectiveAt: getActivationTime(activation),
        }
      : null,
    supersededBy: superseding
      ? { version: superseding.version, effectiveAt: superseding.effectiveAt }
      : null,
  };
}

/** @returns undefined if the version does not exist or cannot be read */
export async function findList(store: Store, version: number): Promise<PricingConfig | undefined> {
  return readList(store, version, (await loadListTexts()).referenceTexts);
}

/** Publishes a list; the result leaves out what the browser computes itself: review and difference. */
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

/** @returns whether there was something to cancel */
export function cancelFromEditor(
  store: Store,
  person: SignedIn,
  { position, reason }: z.infer<typeof cancellationSchema>,
): Promise<boolean> {
  return cancelPlanned(store, position, { author: actorOf(person), reason });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
