import { createHash } from 'node:crypto';
import type { Bytes, Encoding, Quality } from '#app/server/requests/content-encoding';
import { CLOSED_POLICY, pagePolicy, securityHeaders } from '#app/server/requests/security-headers';
import { hashInlineScripts } from './inline-scripts';
import { deferScripts } from './page-scripts';

/** A whole response with its headers, ready to be sent any number of times: the same for all visitors. */
export interface CachedResponse {
  status: number;
  /** The version of the prices that it shows; undefined where it shows none. */
  pricesVersion: number | undefined;
  /** When what it shows may be kept no longer; undefined where there is no such time. */
  until?: number | undefined;
  /** What it takes in memory, about, with the other encodings in which it is sent. */
  size: number;
  tag: string;
  headers: Record<Scheme, Header[]>;
  body: Bytes;
  /** How well it is compressed. */
  quality: Quality;
  /** What has been sent before. */
  encodings: Map<Encoding, Promise<EncodedBody> | EncodedBody>;
}

/** An answer in one encoding. */
export interface EncodedBody {
  body: Bytes;
  headers: Record<Scheme, RawHeaders>;
}

export type Scheme = 'http' | 'https';
export type Header = [name: string, value: string];
/** Names and values in turns, as Node writes them without looking at each. */
export type RawHeaders = string[];

export const CACHING = 'cache-control';
/** Browsers ask each time whether a page is still the same; a CDN does so every five minutes. */
const PAGE_SECONDS = 300;
/** With the second in which an instance hears of a new version, less than five (D38). */
export const PRICED_PAGE_SECONDS = 3;
const PASSED_ON = [
  'content-type',
  'location',
  'allow',
  'retry-after',
  'connection',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-max-age',
];

interface PageFacts {
  /** Whose script the page may load. */
  challengeOrigin?: string | undefined;
  /** Whether staff sign in on the page. */
  hasPasskeys?: boolean;
  pricesVersion?: number | undefined;
  until?: number | undefined;
  /** Whether pages of other sites may read it. */
  isOpen?: boolean;
  quality?: Quality;
}

/** Reads an answer to its end, names its inline scripts in its policy and gives it a tag. */
export async function createCachedResponse(
  response: Response,
  { challengeOrigin, hasPasskeys, pricesVersion, until, isOpen, quality = 'quick' }: PageFacts = {},
): Promise<CachedResponse> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const sent = await response.text();
  const text = isPage ? await deferScripts(sent) : sent;
  const body = new TextEncoder().encode(text);
  const policy = isPage ? pagePolicy(hashInlineScripts(text), challengeOrigin) : CLOSED_POLICY;
  const own: Header[] = [
    ...PASSED_ON.flatMap((name): Header[] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    [CACHING, response.status === 200 ? pageCaching(pricesVersion) : 'no-store'],
    ['vary', 'accept-encoding'],
  ];
  return {
    status: response.status,
    pricesVersion,
    until,
    size: Math.ceil(body.byteLength * 1.4),
    tag: hashContent(body),
    headers: {
      http: [...own, ...securityHeaders(policy, false, { hasPasskeys, isOpen })],
      https: [...own, ...securityHeaders(policy, true, { hasPasskeys, isOpen })],
    },
    body,
    quality,
    encodings: new Map(),
  };
}

export function pageCaching(pricesVersion: number | undefined, remainingMs?: number): string {
  const maxSeconds = pricesVersion === undefined ? PAGE_SECONDS : PRICED_PAGE_SECONDS;
  const seconds = Math.max(
    0,
    Math.min(maxSeconds, Math.floor((remainingMs ?? Number.POSITIVE_INFINITY) / 1000)),
  );
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** 128 bits of a hash are enough to tell contents apart. */
function hashContent(body: Uint8Array): string {
  return createHash('sha256').update(body).digest().subarray(0, 16).toString('base64url');
}
