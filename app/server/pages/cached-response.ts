import { createHash } from 'node:crypto';
import type { Bytes, Encoding, Quality } from '#app/server/requests/content-encoding';
import {
  CLOSED_POLICY,
  isolatedPolicy,
  pagePolicy,
  securityHeaders,
} from '#app/server/requests/security-headers';
import { hashInlineScripts } from './inline-scripts';
import { deferPageScripts } from './page-scripts';

/** A complete response that is the same for all visitors and can be sent many times. */
export interface CachedResponse {
  status: number;
  /** Version of the prices on the page; undefined without prices. */
  pricesVersion: number | undefined;
  /** Time when the response expires; undefined if it does not. */
  until?: number | undefined;
  /** Approximate bytes in memory, with all encodings. */
  size: number;
  tag: string;
  headers: Record<Scheme, Header[]>;
  body: Bytes;
  /** Quality of the compression; undefined for content that is compressed itself. */
  quality: Quality | undefined;
  /** Encoded bodies by encoding, filled on demand. */
  encodings: Map<Encoding, Promise<EncodedBody> | EncodedBody>;
}

/** An answer in one encoding. */
export interface EncodedBody {
  body: Bytes;
  headers: Record<Scheme, RawHeaders>;
}

export type Scheme = 'http' | 'https';
export type Header = [name: string, value: string];
/** Names and values alternating, which Node writes fastest. */
export type RawHeaders = string[];

export const CACHING = 'cache-control';
/** Browsers revalidate a page each time, shared caches every five minutes. */
const PAGE_SECONDS = 300;
/** With the polling interval of one second, less than five seconds (D38). */
export const PRICED_PAGE_SECONDS = 3;
const COPIED_HEADERS = [
  'content-type',
  'content-disposition',
  'x-robots-tag',
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
  /** Origin of the CAPTCHA script. */
  captchaOrigin?: string | undefined;
  /** Whether the page uses passkeys. */
  hasPasskeys?: boolean;
  /** Whether the page may not connect to anything (D52). */
  isIsolated?: boolean;
  pricesVersion?: number | undefined;
  until?: number | undefined;
  /** Whether other sites may read it. */
  isOpen?: boolean;
  quality?: Quality;
}

/** Reads a response to its end, adds its inline scripts to the policy, and computes its ETag. */
export async function createCachedResponse(
  response: Response,
  facts: PageFacts = {},
): Promise<CachedResponse> {
  const { hasPasskeys, pricesVersion, until, isOpen, quality = 'quick' } = facts;
  const type = response.headers.get('content-type');
  const isPage = type?.startsWith('text/html') ?? false;
  const text = isPage ? await deferPageScripts(await response.text()) : undefined;
  const body =
    text === undefined
      ? new Uint8Array(await response.arrayBuffer())
      : new TextEncoder().encode(text);
  const policy = text === undefined ? CLOSED_POLICY : composePolicy(text, facts);
  const own: Header[] = [
    ...COPIED_HEADERS.flatMap((name): Header[] => {
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
    quality: type === 'application/pdf' ? undefined : quality,
    encodings: new Map(),
  };
}

function composePolicy(html: string, { captchaOrigin, isIsolated }: PageFacts): string {
  const inlineScripts = hashInlineScripts(html);
  return isIsolated ? isolatedPolicy(inlineScripts) : pagePolicy(inlineScripts, captchaOrigin);
}

export function pageCaching(pricesVersion: number | undefined, remainingMs?: number): string {
  const maxSeconds = pricesVersion === undefined ? PAGE_SECONDS : PRICED_PAGE_SECONDS;
  const remainingSeconds = Math.floor((remainingMs ?? Number.POSITIVE_INFINITY) / 1000);
  const seconds = Math.max(0, Math.min(maxSeconds, remainingSeconds));
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** 128 bits of a hash are enough to tell contents apart. */
function hashContent(body: Uint8Array): string {
  return createHash('sha256').update(body).digest().subarray(0, 16).toString('base64url');
}
