import {
  type Activation,
  BUILT_IN_VERSION,
  getActivationTime,
  getVersionInForce,
  type LogEntry,
  listActivations,
  listPlanned,
} from '#app/domain/price-lists/activation-log';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { Change } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { StaffCall } from '#app/server/staff/guards.server';
import { readPriceLog } from '#app/server/store/price-log';
import { listVersionsBelow, type StoredVersion } from '#app/server/store/price-versions';
import { loadListTexts } from './list-texts.server';
import { parseList, readListOrEarlier } from './read-list';

/** Versions per page. */
const PAGE_LENGTH = 10;
/** Changes shown per version. */
const MAX_CHANGES = 100;

/** A past or planned activation of a version. */
export interface HistoricActivation {
  position: number;
  effectiveAt: number;
  recordedAt: number;
  author: string;
  knownBy?: string | undefined;
  reason: string;
  isDue: boolean;
  /** Set if it was cancelled before its time. */
  cancelled?: Pick<HistoricActivation, 'recordedAt' | 'author' | 'knownBy' | 'reason'>;
}

export interface HistoricVersion {
  version: number;
  /** Undefined for the built-in list. */
  published?:
    | { at: number; author: string; knownBy?: string | undefined; reason: string; basedOn: number }
    | undefined;
  /** The first changes against the version that it is based on. */
  changes: Change[];
  changeCount: number;
  isReadable: boolean;
  activations: HistoricActivation[];
}

type PlannedActivation = Activation & { isReadable: boolean };

export interface PriceHistory {
  inForce: number;
  /** If false, visitors see `shown`, the last readable list (D47). */
  isInForceReadable: boolean;
  /** The database has lost lists; visitors see `shown` from this server's copy (D47). */
  isLost: boolean;
  /** The version that this process shows to visitors. */
  shown: number;
  /** The next first. A version that cannot be read will not come into force. */
  planned: PlannedActivation[];
  versions: HistoricVersion[];
  hasOlder: boolean;
}

/** Published versions, the latest first, and planned activations. */
export async function readHistory(call: StaffCall<number | undefined>): Promise<PriceHistory> {
  const { staff, input: below, visit } = call;
  const { store } = staff;
  const log = await readPriceLog(store);
  const now = Date.now();
  const first = below ?? Number.MAX_SAFE_INTEGER;
  const found = await listVersionsBelow(store, first, PAGE_LENGTH + 1);
  const page = found.slice(0, PAGE_LENGTH);
  const hasOlder = found.length > PAGE_LENGTH;
  const { referenceTexts } = await loadListTexts();
  const readOrEarlier = (version: number) =>
    readListOrEarlier({ store, log, at: now, referenceTexts }, version);
  const read: ReadVersion = async (version) => {
    // A version is mostly based on the one before, which is on this page.
    const known = page.find(({ number }) => number === version);
    return (known && parseList(known.list)) ?? (await readOrEarlier(version)).list;
  };
  const versions: HistoricVersion[] = [];
  for (const stored of page) versions.push(await toHistoricVersion(stored, read, log, now));
  if (!hasOlder) versions.push(toHistoricBuiltIn(log, now));
  const inForce = getVersionInForce(log, now);
  const planned: PlannedActivation[] = [];
  for (const activation of listPlanned(log, now)) {
    planned.push({
      ...activation,
      isReadable: (await readOrEarlier(activation.version)).isReadable,
    });
  }
  return {
    inForce,
    isInForceReadable: (await readOrEarlier(inForce)).isReadable,
    isLost: visit.prices?.isLost?.() ?? false,
    shown: visit.prices?.current().version ?? BUILT_IN_VERSION,
    planned,
    versions,
    hasOlder,
  };
}

type ReadVersion = (version: number) => Promise<PricingConfig>;

async function toHistoricVersion(
  { number, list: text, author, reason, publishedAt, basedOn }: StoredVersion,
  read: ReadVersion,
  log: readonly LogEntry[],
  now: number,
): Promise<HistoricVersion> {
  const list = parseList(text);
  const changes = list ? compareLists(await read(basedOn), list).changes : [];
  const publishes = (entry: LogEntry) => entry.kind === 'activation' && entry.version === number;
  return {
    version: number,
    published: { at: publishedAt, author, knownBy: log.find(publishes)?.knownBy, reason, basedOn },
    changes: changes.slice(0, MAX_CHANGES),
    changeCount: changes.length,
    isReadable: list !== undefined,
    activations: listVersionActivations(log, number, now),
  };
}

function toHistoricBuiltIn(log: readonly LogEntry[], now: number): HistoricVersion {
  return {
    version: BUILT_IN_VERSION,
    changes: [],
    changeCount: 0,
    isReadable: true,
    activations: listVersionActivations(log, BUILT_IN_VERSION, now),
  };
}

/** All activations of a version, with cancelled ones. */
function listVersionActivations(
  log: readonly LogEntry[],
  version: number,
  now: number,
): HistoricActivation[] {
  const holding = new Set(listActivations(log).map(({ position }) => position));
  const planned = new Set(listPlanned(log, now).map(({ position }) => position));
  return log
    .filter((entry) => entry.kind === 'activation')
    .filter((entry) => entry.version === version)
    .map((activation) => {
      const { position, recordedAt, author, knownBy, reason } = activation;
      const entry = {
        position,
        effectiveAt: getActivationTime(activation),
        recordedAt,
        author,
        knownBy,
        reason,
        isDue: !planned.has(position),
      };
      const end = holding.has(position) ? undefined : findCancellation(log, position);
      return { ...entry, ...(end && { cancelled: end }) };
    });
}

function findCancellation(log: readonly LogEntry[], position: number) {
  const end = log.find((entry) => entry.kind === 'cancellation' && entry.cancels === position);
  if (!end) return undefined;
  const { recordedAt, author, knownBy, reason } = end;
  return { recordedAt, author, knownBy, reason };
}
