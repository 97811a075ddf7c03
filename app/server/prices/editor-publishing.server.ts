import * as z from 'zod';
import {
  BUILT_IN_VERSION,
  findSuperseding,
  getActivationTime,
  listStarted,
  MAX_REASON_LENGTH,
} from '#app/domain/price-lists/activation-log';
import { MAX_TIME } from '#app/domain/price-lists/berlin-time';
import type { PricingConfig } from '#app/domain/pricing/config';
import { referenceLanguage, translatedCodes } from '#app/i18n/languages';
import { loadPricingTexts } from '#app/i18n/price-list';
import type { StaffCall } from '#app/server/staff/may-do';
import { readPriceLog } from '#app/server/store/price-log';
import { activateList, cancelPlanned, publishList } from './publishing';
import {
  type ComparedList,
  type ListTexts,
  parseList,
  readList,
  readListOrEarlier,
} from './read-list';

// Times are milliseconds since 1970.

export const versionSchema = z.int().min(0);
export const belowSchema = versionSchema.optional();
export const timeSchema = z.int().min(0).max(MAX_TIME).optional();
const priceChange = {
  /** Now, if missing. */
  effectiveAt: timeSchema,
  confirmed: z.array(z.string().max(50)).max(50),
  reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
};

export const publicationSchema = z.object({
  ...priceChange,
  /** The list as exported JSON text. */
  list: z.string(),
  basedOn: versionSchema,
});
export type PublicationInput = z.infer<typeof publicationSchema>;

export const activationSchema = z.object({
  ...priceChange,
  version: versionSchema,
  replaces: versionSchema,
});
export type ActivationInput = z.infer<typeof activationSchema>;

export const cancellationSchema = z.object({
  position: z.int().min(1),
  reason: priceChange.reason,
});
export type CancellationInput = z.infer<typeof cancellationSchema>;

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
  data: planned,
  context: {
    staff: { store },
  },
}: StaffCall<number | undefined>): Promise<ListInForce | undefined> {
  const log = await readPriceLog(store);
  const now = Date.now();
  if (planned !== undefined && planned <= now) return undefined;
  const at = planned ?? now;
  const activation = listStarted(log, at).at(-1);
  const version = activation?.version ?? BUILT_IN_VERSION;
  const superseding = findSuperseding(log, at);
  const { referenceTexts } = await loadListTexts();
  return {
    version,
    ...(await readListOrEarlier({ store, log, at, referenceTexts }, version)),
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
export async function findList({
  data,
  context,
}: StaffCall<number>): Promise<PricingConfig | undefined> {
  return readList(context.staff.store, data, (await loadListTexts()).referenceTexts);
}

/** Publishes a list; the answer leaves out what the browser computes itself: review and difference. */
export async function publishFromEditor({
  data,
  context: { staff, audit },
}: StaffCall<PublicationInput>) {
  const list = parseList(data.list);
  if (!list) return { kind: 'unreadable' } as const;
  const { basedOn, effectiveAt, confirmed, reason } = data;
  const request = { list, basedOn, effectiveAt, confirmed, reason, author: audit.actor };
  const outcome = await publishList(staff.store, request, await loadListTexts());
  if (outcome.kind !== 'published') return { kind: outcome.kind };
  return { kind: outcome.kind, version: outcome.version, effectiveAt: outcome.effectiveAt };
}

export async function activateFromEditor({
  data,
  context: { staff, audit },
}: StaffCall<ActivationInput>) {
  const { version, replaces, effectiveAt, confirmed, reason } = data;
  const request = { version, replaces, effectiveAt, confirmed, reason, author: audit.actor };
  const outcome = await activateList(staff.store, request, await loadListTexts());
  if (outcome.kind !== 'activated') return { kind: outcome.kind };
  return { kind: outcome.kind, version: outcome.version, effectiveAt: outcome.effectiveAt };
}

/** @returns whether there was something to cancel */
export function cancelFromEditor({
  data,
  context: { staff, audit },
}: StaffCall<CancellationInput>): Promise<boolean> {
  return cancelPlanned(staff.store, data.position, { author: audit.actor, reason: data.reason });
}

/** Texts and languages of this build. */
export async function loadListTexts(): Promise<ListTexts> {
  return {
    referenceTexts: await loadPricingTexts(referenceLanguage),
    languages: translatedCodes,
  };
}
