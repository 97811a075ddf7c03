import {
  getActivationTime,
  type LogEntry,
  listPlannedVersions,
  listStarted,
  type PriceListVersion,
} from '#app/domain/price-lists/activation-log.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import type { Level } from '#app/server/log-event.ts';
import {
  BUILT_IN_PRICES,
  getPricesAt,
  hasStarted,
  type PricedSpan,
  type PricesInForce,
} from './prices-in-force.ts';

export interface CopiedPrices {
  spans: readonly PricedSpan[];
  /** When the last entry of the price log was recorded; undefined in copies of earlier versions. */
  loggedAt?: number | undefined;
}

/** A process's knowledge of the prices. */
export interface PriceState {
  /** Lists in force and planned, from the log or the copy. */
  spans: readonly PricedSpan[];
  /** One object until they change. */
  current: PricesInForce;
  /** The versions that the log puts in force from a time on. */
  wanted: readonly Pick<PricedSpan, 'from' | 'version'>[];
  /** Position of the log that was read; undefined before. */
  position: number | undefined;
  /** The last log that this process or its copy has read; undefined without a copy. */
  known: CopiedPrices | undefined;
  /** Whether the database has lost lists, which stay in force from the copy (D47). */
  isLost: boolean;
  /** Why the store cannot be read; empty while it can. */
  trouble: string;
  /** Time of the last event. */
  at: number;
  /** The clock was set back, so an activation that was due may be planned again. */
  isOutdated: boolean;
}

export type PriceEvent = { at: number } & (
  | { kind: 'copied'; copied: CopiedPrices }
  | { kind: 'read'; log: readonly LogEntry[]; lists: PriceLists }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string }
  | { kind: 'time' }
);

/** Lists by version, as far as they could be read from the store; the built-in one is undefined. */
export type PriceLists = ReadonlyMap<number, PricingConfig | undefined>;

export const NO_PRICES: PriceState = {
  spans: [],
  current: BUILT_IN_PRICES,
  wanted: [],
  position: undefined,
  known: undefined,
  isLost: false,
  trouble: '',
  at: Number.NEGATIVE_INFINITY,
  isOutdated: false,
};

/**
 * The prices after an event (D38). If the store cannot be read, the last known list stays in force,
 * else the copy, else the built-in list.
 */
export function next(state: PriceState, event: PriceEvent): PriceState {
  const { at } = event;
  const moved = { ...state, at, isOutdated: state.isOutdated || at < state.at };
  switch (event.kind) {
    case 'copied':
      return show({ ...moved, known: event.copied }, event.copied.spans);
    case 'read':
      return followLog({ ...moved, isOutdated: false, trouble: '' }, event.log, event.lists);
    case 'unchanged':
      return { ...moved, trouble: '' };
    case 'failed':
      return { ...moved, trouble: event.reason };
    case 'time':
      return show(moved, state.spans);
  }
}

function show(state: PriceState, spans: readonly PricedSpan[]): PriceState {
  return { ...state, spans, current: getPricesAt(spans, state.at) };
}

/**
 * Follows the log. If a version cannot be read, the last readable one before it is shown, and if the
 * database has lost entries of the log, the copy stays in force (D47).
 */
function followLog(state: PriceState, log: readonly LogEntry[], lists: PriceLists): PriceState {
  const { at, known } = state;
  const position = log.at(-1)?.position ?? 0;
  // Staff have decided when the log grows.
  const isDecided = state.isLost && position > (state.position ?? position);
  if (!isDecided && known && isOlderThanCopy(log, known)) {
    return { ...state, position, isLost: true, wanted: [sinceEver(state.current.version)] };
  }
  const started = listStarted(log, at);
  const planned = listPlannedVersions(log, at);
  const readable = started.findLast(({ version }) => findList(state, lists, version));
  const isUnknown = started.length > 0 && !readable;
  const place = (version: number, from: number, isPlanned: boolean): PricedSpan[] => {
    const found = findList(state, lists, version);
    return found ? [{ ...found, from, isPlanned }] : [];
  };
  const spans = [
    ...(isUnknown ? state.spans.filter((span) => hasStarted(span, at)) : []),
    ...(readable ? place(readable.version, getActivationTime(readable), false) : []),
    ...planned.flatMap(({ version, from }) => place(version, from, true)),
  ];
  const last = started.at(-1);
  return show(
    {
      ...state,
      position,
      isLost: false,
      wanted: [...(last ? [sinceEver(last.version)] : []), ...planned],
      known: known && { spans: isUnknown ? known.spans : spans, loggedAt: getLoggedAt(log) },
    },
    spans,
  );
}

function sinceEver(version: number) {
  return { from: Number.NEGATIVE_INFINITY, version };
}

/** From the store, else from memory or the copy. */
export function findList(
  { spans }: PriceState,
  lists: PriceLists,
  version: number,
): PriceListVersion | undefined {
  if (lists.has(version)) return { version, list: lists.get(version) };
  return spans.find((span) => span.version === version);
}

/** Whether the log has to be read, because it has grown or the clock was set back. */
export function isBehind(state: PriceState, position: number, at: number): boolean {
  return position !== state.position || state.isOutdated || at < state.at;
}

/** The version that should be in force but cannot be read. */
export function findUnreadable(state: PriceState, at: number): number | undefined {
  const due = state.wanted.findLast(({ from }) => from <= at);
  const isShown = state.spans.some(({ version }) => version === due?.version);
  return due && (state.isLost || !isShown) ? due.version : undefined;
}

const LOST =
  'the database has lost price lists: the copy of them stays in force until they are brought back ' +
  '(`npm run prices -- restore`) or another list is published';
const UNREADABLE = 'the price list in force cannot be read';

/** The log's message for an event. */
export function listNews(before: PriceState, after: PriceState, { kind, at }: PriceEvent) {
  const news: [level: Level, message: string, details?: Record<string, unknown>][] = [];
  const shown = before.current.version;
  if (after.current.version !== shown)
    news.push(['info', 'another price list is in force', { before: shown }]);
  const version = kind === 'read' ? findUnreadable(after, at) : undefined;
  if (version !== undefined)
    news.push(after.isLost ? ['error', LOST] : ['error', UNREADABLE, { version }]);
  const { trouble: reason } = after;
  if (reason !== before.trouble)
    news.push(
      reason === ''
        ? ['info', 'the price list can be read again']
        : ['error', UNREADABLE, { reason }],
    );
  return news;
}

/** Whether the database has lost entries of the log that the copy was made from (D47). */
export function isOlderThanCopy(
  log: readonly LogEntry[],
  { spans, loggedAt }: CopiedPrices,
): boolean {
  if (loggedAt !== undefined) return getLoggedAt(log) < loggedAt;
  const activated = new Set(log.map((entry) => entry.kind === 'activation' && entry.version));
  return spans.some(({ version }) => !activated.has(version));
}

/** When the last entry was recorded; 0 without one. */
function getLoggedAt(log: readonly LogEntry[]): number {
  return Math.max(0, ...log.map(({ recordedAt }) => recordedAt));
}
