import * as z from 'zod';
import { MAX_TIME } from '#app/domain/berlin-time';
import { maxCharacters } from '#app/domain/max-length';
import {
  BUILT_IN_VERSION,
  getActivationTime,
  getVersionInForce,
  type LogEntry,
  listActivations,
  listPlanned,
  listStarted,
  MAX_REASON_LENGTH,
} from '#app/domain/price-lists/activation-log';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { Change } from '#app/domain/pricing/changes';
import { referenceLanguage, translatedCodes } from '#app/i18n/languages';
import { loadPricingTexts } from '#app/i18n/price-list';
import type { StaffCall } from '#app/server/staff/may-do';
import { readPriceLog } from '#app/server/store/price-log';
import { listVersionsBelow, type StoredVersion } from '#app/server/store/price-versions';
import { activateList, cancelPlanned, publishList } from './publishing';
import { type ListTexts, parseList, readVersion, readVersionOrEarlier } from './read-price-list';

// Times are milliseconds since 1970.

export const versionSchema = z.int().min(0);
export const belowSchema = versionSchema.optional();
export const timeSchema = z.int().min(0).max(MAX_TIME).optional();
const priceChange = {
  /** Now, if missing. */
  effectiveAt: timeSchema,
  confirmed: z.array(z.string().check(maxCharacters(50))).max(50),
  reason: z.string().trim().min(1).check(maxCharacters(MAX_REASON_LENGTH)),
};

export const publicationSchema = z.object({
  ...priceChange,
  /** The list as exported JSON text. */
  list: z.string(),
  basedOn: versionSchema,
});

export const activationSchema = z.object({
  ...priceChange,
  version: versionSchema,
  replaces: versionSchema,
});

export const cancellationSchema = z.object({
  position: z.int().min(1),
  reason: priceChange.reason,
});

/** The version to be replaced, and the next planned one; undefined if the time has passed. */
export async function getListInForce({ data: planned, context }: StaffCall<number | undefined>) {
  const { store } = context.staff;
  const log = await readPriceLog(store);
  const now = Date.now();
  if (planned !== undefined && planned <= now) return undefined;
  const at = planned ?? now;
  const activation = listStarted(log, at).at(-1);
  const version = activation?.version ?? BUILT_IN_VERSION;
  const [next] = listPlanned(log, at);
  const { referenceTexts } = await loadListTexts();
  return {
    version,
    ...(await readVersionOrEarlier({ store, log, at, referenceTexts }, version)),
    /** Author and start of this version; null for the built-in list. */
    activation: activation
      ? { ...pickAuthor(activation), effectiveAt: getActivationTime(activation) }
      : null,
    supersededBy: next ? { version: next.version, effectiveAt: next.effectiveAt } : null,
  };
}

/** @returns undefined if the version does not exist or cannot be read */
export async function findList({ data: version, context }: StaffCall<number>) {
  return readVersion(context.staff.store, version, (await loadListTexts()).referenceTexts);
}

export async function publishFromEditor({
  data,
  context: { staff, audit },
}: StaffCall<z.infer<typeof publicationSchema>>) {
  const list = parseList(data.list);
  if (!list) return { kind: 'unreadable' } as const;
  const request = { ...data, list, author: audit.actor };
  return shorten(await publishList(staff.store, request, await loadListTexts()));
}

export async function activateFromEditor({
  data: { replaces: basedOn, ...data },
  context: { staff, audit },
}: StaffCall<z.infer<typeof activationSchema>>) {
  const request = { ...data, basedOn, author: audit.actor };
  return shorten(await activateList(staff.store, request, await loadListTexts()));
}

/** Leaves out what the browser computes itself: review and difference. */
function shorten(outcome: Awaited<ReturnType<typeof activateList>>) {
  if (outcome.kind !== 'published' && outcome.kind !== 'activated') return { kind: outcome.kind };
  return { kind: outcome.kind, version: outcome.version, effectiveAt: outcome.effectiveAt };
}

/** @returns whether there was something to cancel */
export function cancelFromEditor({
  data,
  context: { staff, audit },
}: StaffCall<z.infer<typeof cancellationSchema>>): Promise<boolean> {
  return cancelPlanned(staff.store, data.position, { author: audit.actor, reason: data.reason });
}

/** Texts and languages of this build. */
async function loadListTexts(): Promise<ListTexts> {
  return {
    referenceTexts: await loadPricingTexts(referenceLanguage),
    languages: translatedCodes,
  };
}

/** Versions per page. */
const PAGE_LENGTH = 10;
/** Changes shown per version. */
const MAX_CHANGES = 100;

/** Published versions, the latest first, and planned activations. */
export async function readHistory({
  data: below = Number.MAX_SAFE_INTEGER,
  context: { visit, staff },
}: StaffCall<number | undefined>) {
  const { store } = staff;
  const log = await readPriceLog(store);
  const now = Date.now();
  const found = await listVersionsBelow(store, below, PAGE_LENGTH + 1);
  const page = found.slice(0, PAGE_LENGTH);
  const { referenceTexts } = await loadListTexts();
  const isReadable = async (version: number) =>
    (await readVersion(store, version, referenceTexts)) !== undefined;

  const describe = async (version: number, stored?: StoredVersion) => {
    const list = stored && parseList(stored.list);
    let changes: Change[] = [];
    if (list) {
      // A version is mostly based on the one before, which is on this page.
      const known = page.find(({ number }) => number === stored.basedOn);
      const before =
        (known && parseList(known.list)) ??
        (await readVersionOrEarlier({ store, log, at: now, referenceTexts }, stored.basedOn)).list;
      changes = compareLists(before, list).changes;
    }
    const activations = listVersionActivations(log, version, now);
    return {
      version,
      /** Undefined for the built-in list. */
      published: stored && {
        at: stored.publishedAt,
        author: stored.author,
        knownBy: activations[0]?.knownBy,
        reason: stored.reason,
        basedOn: stored.basedOn,
      },
      /** The first changes against the version that it is based on. */
      changes: changes.slice(0, MAX_CHANGES),
      changeCount: changes.length,
      isReadable: !stored || list !== undefined,
      activations,
    };
  };
  const versions: Awaited<ReturnType<typeof describe>>[] = [];
  for (const stored of page) versions.push(await describe(stored.number, stored));
  const hasOlder = found.length > PAGE_LENGTH;
  if (!hasOlder) versions.push(await describe(BUILT_IN_VERSION));
  const inForce = getVersionInForce(log, now);
  return {
    inForce,
    /** If false, visitors see `shown`, the last readable list (D47). */
    isInForceReadable: await isReadable(inForce),
    /** The database has lost lists; visitors see `shown` from this server's copy (D47). */
    isLost: visit.prices?.isLost?.() ?? false,
    /** The version that this process shows to visitors. */
    shown: visit.prices?.current().version ?? BUILT_IN_VERSION,
    /** The next first. A version that cannot be read will not come into force. */
    planned: await Promise.all(
      listPlanned(log, now).map(async (plan) => ({
        ...plan,
        isReadable: await isReadable(plan.version),
      })),
    ),
    versions,
    hasOlder,
  };
}

/** All past and planned activations of a version, with cancelled ones. */
function listVersionActivations(log: readonly LogEntry[], version: number, now: number) {
  const holding = new Set(listActivations(log).map(({ position }) => position));
  const planned = new Set(listPlanned(log, now).map(({ position }) => position));
  return log
    .filter((entry) => entry.kind === 'activation')
    .filter((entry) => entry.version === version)
    .map((activation) => {
      const { position } = activation;
      const end = log.find((entry) => entry.kind === 'cancellation' && entry.cancels === position);
      return {
        ...pickAuthor(activation),
        position,
        effectiveAt: getActivationTime(activation),
        isDue: !planned.has(position),
        /** Set if it was cancelled before its time. */
        cancelled: end && !holding.has(position) ? pickAuthor(end) : undefined,
      };
    });
}

function pickAuthor({ recordedAt, author, knownBy, reason }: LogEntry) {
  return { recordedAt, author, knownBy, reason };
}
