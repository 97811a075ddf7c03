import { parseJson } from '#app/domain/parse-json';
import {
  BUILT_IN_VERSION,
  findSuperseding,
  getActivationTime,
  listStarted,
} from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import { parsePricingConfig } from '#app/domain/pricing/read-config';
import type { StaffCall } from '#app/server/staff/guards.server';
import { readPriceLog } from '#app/server/store/price-log';
import { activateList, cancelPlanned } from './activation';
import { loadListTexts } from './list-texts.server';
import { publishList } from './publishing';
import type { ActivationInput, CancellationInput, PublicationInput } from './publishing-schemas';
import { type ComparedList, readList, readListOrEarlier } from './read-list';

/** The version that a publication would replace, and the planned one that would replace it. */
export interface ListInForce extends ComparedList {
  version: number;
  /** Name of the person who put this version in force; null for the built-in list. */
  activation: {
    author: string;
    knownBy?: string | undefined;
    reason: string;
    effectiveAt: number;
  } | null;
  supersededBy: { version: number; effectiveAt: number } | null;
}

/** @returns undefined if the time has passed */
export async function getListInForce({
  staff: { store },
  input: at,
}: StaffCall<number | undefined>): Promise<ListInForce | undefined> {
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
          knownBy: activation.knownBy,
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
export async function findList(call: StaffCall<number>): Promise<PricingConfig | undefined> {
  return readList(call.staff.store, call.input, (await loadListTexts()).referenceTexts);
}

/** Publishes a list; the result leaves out what the browser computes itself: review and difference. */
export async function publishFromEditor(call: StaffCall<PublicationInput>) {
  const { staff, input, audit } = call;
  const parsed = parsePricingConfig(parseJson(input.list));
  if (parsed.kind === 'refused') return { kind: 'unreadable', issues: parsed.refusal } as const;
  const { basedOn, effectiveAt, confirmed, reason } = input;
  const author = audit.actor;
  const request = { list: parsed.value, basedOn, effectiveAt, confirmed, reason, author };
  const outcome = await publishList(staff.store, request, await loadListTexts());
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

export async function activateFromEditor(call: StaffCall<ActivationInput>) {
  const { staff, input, audit } = call;
  const { effectiveAt } = input;
  const request = { ...input, effectiveAt, author: audit.actor };
  const outcome = await activateList(staff.store, request, await loadListTexts());
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
export function cancelFromEditor(call: StaffCall<CancellationInput>): Promise<boolean> {
  const { staff, input, audit } = call;
  return cancelPlanned(staff.store, input.position, { author: audit.actor, reason: input.reason });
}
