import { LRUCache } from 'lru-cache';
import type { Level } from '#app/server/log-event.ts';
import { getNetwork } from './network.ts';

/** A request as it is logged, without personal data. */
export interface LoggedRequest {
  /** Request id (`createRequestId`). */
  id: string;
  /** End in milliseconds since 1970. */
  time: number;
  method: string;
  /** The request target; its query is not logged. */
  target: string;
  status: number;
  milliseconds: number;
  /** The visitor's address; it is logged truncated. */
  address: string | undefined;
  /** The client disconnected before the response was complete. */
  isAborted: boolean;
}

const MAX_PATH_LENGTH = 200;
/** Numbers of inquiries and offers. They are not logged, since they are erased with their records. */
const NUMBERS =
  /(?<=\/(?:admin\/anfragen|angebot)\/)[^/]+|SM-\w{4}-\w{1,4}|\b(?:[2-9a-hjkmnp-tv-z]{4}-){2}[2-9a-hjkmnp-tv-z]{4}\b/gi;

/** One line of JSON about a request, with its line break. */
export function formatRequest(request: LoggedRequest): string {
  const { id, time, method, target, status, milliseconds, address, isAborted } = request;
  const line = {
    time: new Date(time).toISOString(),
    level: levelOf(status),
    request: id,
    method,
    path: getPath(target),
    status,
    ms: Math.round(milliseconds * 10) / 10,
    address: truncateAddress(address),
    aborted: isAborted || undefined,
  };
  return `${JSON.stringify(line)}\n`;
}

function getPath(target: string): string {
  const end = target.search(/[?#]/);
  const path = target.slice(0, end === -1 ? MAX_PATH_LENGTH : Math.min(end, MAX_PATH_LENGTH));
  return path.replace(NUMBERS, '*');
}

/** 503 means that the server is busy or shutting down, which is no error. */
function levelOf(status: number): Level {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

const truncated = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (text) => getNetwork(text, { ipv4: 3, ipv6: 6 })?.toString() ?? '',
});

/** The network of an address: an IPv4 /24 or an IPv6 /48; empty for anything else. */
export function truncateAddress(text = ''): string {
  return truncated.memo(text);
}

/** `00-<trace>-<parent>-<flags>` (W3C Trace Context); ids of zeros are invalid. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Created with the first request, since Cloudflare has no random numbers before. */
let processName: string | undefined;
let count = 0;

/** The client's `traceparent`, else a random id of the process and a counter, which is cheaper. */
export function createRequestId(traceParent: string | null | undefined): string {
  if (traceParent && TRACE_PARENT.test(traceParent)) return traceParent;
  processName ??= crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  count += 1;
  return `${processName}-${count}`;
}

/** Kinds of requests, as labels of the metrics. */
export const REQUEST_KINDS = [
  /** A page from the cache. */
  'page_cached',
  /** A page that was rendered for this or a simultaneous request. */
  'page_uncached',
  /** A page that was refused, since the render queue was full. */
  'page_refused',
  'file',
  'probe',
  'api',
  'function',
  /** Redirects and unknown addresses. */
  'other',
  /** Input that is not a valid request. */
  'malformed',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Called when the kind is known, if metrics are enabled. */
export type ReportKind = (kind: RequestKind) => void;
