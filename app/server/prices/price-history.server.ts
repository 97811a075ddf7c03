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
import type { StaffCall } from '#app/server/staff/may-do';
import { readPriceLog } from '#app/server/store/price-log';
import { listVersionsBelow, type StoredVersion } from '#app/server/store/price-versions';
import { loadListTexts } from './editor-publishing.server';
import { parseList, readListOrEarlier } from './read-list';

/** Versions per page. */
const PAGE_LENGTH = 10;
/** Changes shown per version. */
const MAX_CHANGES = 100;

type Authored = {
  recordedAt: number;
  author: string;
  knownBy?: string | undefined;
  reason: string;
};

/** A past or planned activation of a version. */
interface HistoricActivation extends Authored {
  position: number;
  effectiveAt: number;
  isDue: boolean;
  /** Set if it was cancelled before its time. */
  cancelled?: Authored | undefined;
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

export interface PriceHistory {
  inForce: number;
  /** If false, visitors see `shown`, the last readable list (D47). */
  isInForceReadable: boolean;
  /** The database has lost lists; visitors see `shown` from this server's copy (D47). */
  isLost: boolean;
  /** The version that this process shows to visitors. */
  shown: number;
  /** The next first. A version that cannot be read will not come into force. */
  planned: (Activation & { isReadable: boolean })[];
  versions: HistoricVersion[];
  hasOlder: boolean;
}

/** Published versions, the latest first, and planned activations. */
export async function readHistory({
  data: below = Number.MAX_SAFE_INTEGER,
  context,
}: StaffCall<number | undefined>): Promise<PriceHistory> {
  const {
    visit,
    staff: { store },
  } = context;
  const log = await readPriceLog(store);
  const now = Date.now();
  const found = await listVersionsBelow(store, below, PAGE_LENGTH + 1);
  const page = found.slice(0, PAGE_LENGTH);
  const hasOlder = found.length > PAGE_LENGTH;
  const { referenceTexts } = await loadListTexts();
  const readOrEarlier = (version: number) =>
    readListOrEarlier({ store, log, at: now, referenceTexts }, version);
  const isReadable = async (version: number) => (await readOrEarlier(version)).isReadable;
  const listActivationsOf = (version: number) => listVersionActivations(log, version, now);

  const describe = async (stored: StoredVersion): Promise<HistoricVersion> => {
    const { number: version, author, reason, publishedAt: at, basedOn } = stored;
    const list = parseList(stored.list);
    // A version is mostly based on the one before, which is on this page.
    const known = page.find(({ number }) => number === basedOn);
    const before = (known && parseList(known.list)) ?? (await readOrEarlier(basedOn)).list;
    const changes = list ? compareLists(before, list).changes : [];
    const publishes = (entry: LogEntry) => entry.kind === 'activation' && entry.version === version;
    return {
      version,
      published: { at, author, knownBy: log.find(publishes)?.knownBy, reason, basedOn },
      changes: changes.slice(0, MAX_CHANGES),
      changeCount: changes.length,
      isReadable: list !== undefined,
      activations: listActivationsOf(version),
    };
  };
  const versions: HistoricVersion[] = [];
  for (const stored of page) versions.push(await describe(stored));
  if (!hasOlder) {
    const activations = listActivationsOf(BUILT_IN_VERSION);
    const builtIn = { version: BUILT_IN_VERSION, changes: [], changeCount: 0, isReadable: true };
    versions.push({ ...builtIn, activations });
  }
  const inForce = getVersionInForce(log, now);
  const planned: PriceHistory['planned'] = [];
  for (const plan of listPlanned(log, now))
    planned.push({ ...plan, isReadable: await isReadable(plan.version) });
  return {
    inForce,
    isInForceReadable: await isReadable(inForce),
    isLost: visit.prices?.isLost?.() ?? false,
    shown: visit.prices?.current().version ?? BUILT_IN_VERSION,
    planned,
    versions,
    hasOlder,
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
      const { position } = activation;
      const end = log.find((entry) => entry.kind === 'cancellation' && entry.cancels === position);
      return {
        ...pickAuthor(activation),
        position,
        effectiveAt: getActivationTime(activation),
        isDue: !planned.has(position),
        ...(end && !holding.has(position) && { cancelled: pickAuthor(end) }),
      };
    });
}

function pickAuthor({ recordedAt, author, knownBy, reason }: LogEntry): Authored {
  return { recordedAt, author, knownBy, reason };
}
