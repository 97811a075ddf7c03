import { LRUCache } from 'lru-cache';
import type { Level } from '#app/server/log-event.ts';
import { networkOf } from './network.ts';

/** What is written down of a request: nothing that tells who made it or what he asked for in it. */
export interface RequestFacts {
  /** What the log calls it (`nameRequest`). */
  id: string;
  /** When it was over, in milliseconds since 1970. */
  time: number;
  method: string;
  /** The request's target as it came; its query is not written down. */
  target: string;
  status: number;
  milliseconds: number;
  /** The visitor's address; its last part is not written down. */
  address: string | undefined;
  /** The visitor went away before he had the whole answer. */
  isAborted: boolean;
}

const MAX_PATH_LENGTH = 200;
/**
 * Numbers of inquiries and offers, wherever they stand: they are erased with what they name, and the
 * log is not.
 */
const NUMBERS =
  /(?<=\/(?:admin\/anfragen|angebot)\/)[^/]+|SM-\w{4}-\w{1,4}|\b(?:[2-9a-hjkmnp-tv-z]{4}-){2}[2-9a-hjkmnp-tv-z]{4}\b/gi;

/**
 * One line of JSON about a request, with its line break. Written by hand, since an object made for
 * `JSON.stringify` costs three times as much, and there is a line for every request.
 */
export function describeRequest(facts: RequestFacts): string {
  const { id, time, method, target, status, milliseconds, address, isAborted } = facts;
  const ms = Math.round(milliseconds * 10) / 10;
  // Neither a name nor a method has characters that JSON escapes.
  return (
    `{"time":"${writeTime(time)}","level":"${levelOf(status)}","request":"${id}",` +
    `"method":"${method}","path":${JSON.stringify(pathOf(target))},` +
    `"status":${status},"ms":${ms},"address":"${truncateAddress(address)}"` +
    `${isAborted ? ',"aborted":true' : ''}}\n`
  );
}

function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  const path = target.slice(0, end === -1 ? MAX_PATH_LENGTH : Math.min(end, MAX_PATH_LENGTH));
  return path.replace(NUMBERS, '*');
}

let lastTime = Number.NaN;
let lastText = '';

/** Under load many lines are of the same millisecond, and a time is half of what a line costs. */
function writeTime(time: number): string {
  if (time !== lastTime) {
    lastTime = time;
    lastText = new Date(time).toISOString();
  }
  return lastText;
}

/** 503 says that the server is busy or about to end, which is no fault. */
function levelOf(status: number): Level {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/** Visitors come back, and proxies bring many of them. */
const truncated = new LRUCache<string, string>({ max: 1000 });

/** The network an address is in: `203.0.113.0`, or of IPv6 the first 48 bits; nothing of what is none. */
export function truncateAddress(text = ''): string {
  const known = truncated.get(text);
  if (known !== undefined) return known;
  const network = networkOf(text, { ipv4: 3, ipv6: 6 })?.toString() ?? '';
  truncated.set(text, network);
  return network;
}
