import { createHash } from 'node:crypto';
import { FastResponse } from 'srvx';
import {
  type Bytes,
  chooseEncoding,
  compress,
  type Encoding,
} from '#app/server/requests/content-encoding';
import { CLOSED_POLICY, pagePolicy, securityHeaders } from '#app/server/requests/security-headers';
import { hashInlineScripts } from './inline-scripts';
import { deferScripts } from './page-scripts';

/** A whole answer with its headers, ready to be sent any number of times. No visitor has one of his own. */
export interface CachedResponse {
  status: number;
  /** The version of the prices that it shows; undefined where it shows none. */
  pricesVersion: number | undefined;
  /** What it takes in memory, about: with its compressed encodings it is a third larger. */
  size: number;
  tag: string;
  headers: Record<Scheme, Header[]>;
  body: Bytes;
  /** What has been sent before. */
  encodings: Map<Encoding, Promise<EncodedBody> | EncodedBody>;
}

/** An answer in one encoding. */
interface EncodedBody {
  body: Bytes;
  headers: Record<Scheme, Header[]>;
}

type Scheme = 'http' | 'https';
type Header = [name: string, value: string];

const CACHING = 'cache-control';
/** Browsers ask each time whether a page is still the same; a CDN does so every five minutes. */
const PAGE_SECONDS = 300;
/** With the second in which an instance hears of a new version, less than five (D38). */
const PRICED_PAGE_SECONDS = 3;
const NO_CONTENT = 204;
/** Below this, compressing gains nothing. */
const LEAST_COMPRESSED = 1024;
const PASSED_ON = [
  'content-type',
  'location',
  'allow',
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
  /** Whether pages of other sites may read it. */
  isOpen?: boolean;
}

/** Reads an answer to its end, names its inline scripts in its policy and gives it a tag. */
export async function createCachedResponse(
  response: Response,
  { challengeOrigin, hasPasskeys, pricesVersion, isOpen }: PageFacts = {},
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
    size: Math.ceil(body.byteLength * 1.4),
    tag: hashContent(body),
    headers: {
      http: [...own, ...securityHeaders(policy, false, { hasPasskeys, isOpen })],
      https: [...own, ...securityHeaders(policy, true, { hasPasskeys, isOpen })],
    },
    body,
    encodings: new Map(),
  };
}

/**
 * The answer for one visitor: compressed as he likes it, or 304 if he has it already.
 * @param remainingMs how long what it shows is still in force
 */
export function sendCached(
  answer: CachedResponse,
  request: Request,
  isHttps: boolean,
  remainingMs = Number.POSITIVE_INFINITY,
): Response | Promise<Response> {
  const scheme = isHttps ? 'https' : 'http';
  const accepted = answer.size > LEAST_COMPRESSED ? request.headers.get('accept-encoding') : null;
  const encoding = chooseEncoding(accepted);
  if (answer.status === 200 && hasTag(request.headers.get('if-none-match'), answer.tag)) {
    const headers = [...limitCaching(answer, answer.headers[scheme], remainingMs)];
    headers.push(tagHeader(answer, encoding));
    return new FastResponse(null, { status: 304, headers });
  }
  const { status } = answer;
  const send = ({ body, headers }: EncodedBody) =>
    new FastResponse(request.method === 'HEAD' || status === NO_CONTENT ? null : body, {
      status,
      headers: limitCaching(answer, headers[scheme], remainingMs),
    });
  const encoded = encodedBodyOf(answer, encoding);
  return encoded instanceof Promise ? encoded.then(send) : send(encoded);
}

function pageCaching(pricesVersion: number | undefined, remainingMs?: number): string {
  const most = pricesVersion === undefined ? PAGE_SECONDS : PRICED_PAGE_SECONDS;
  const seconds = Math.max(
    0,
    Math.min(most, Math.floor((remainingMs ?? Number.POSITIVE_INFINITY) / 1000)),
  );
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** No cache keeps prices beyond their time. */
function limitCaching(
  { status, pricesVersion }: CachedResponse,
  headers: Header[],
  remainingMs: number,
): Header[] {
  if (pricesVersion === undefined || status !== 200) return headers;
  if (remainingMs >= PRICED_PAGE_SECONDS * 1000) return headers;
  const caching = pageCaching(pricesVersion, remainingMs);
  return headers.map((header) => (header[0] === CACHING ? [CACHING, caching] : header));
}

function encodedBodyOf(
  answer: CachedResponse,
  encoding: Encoding,
): Promise<EncodedBody> | EncodedBody {
  const known = answer.encodings.get(encoding);
  if (known) return known;
  const made = encodeBody(answer, encoding).then((encoded) => {
    answer.encodings.set(encoding, encoded);
    return encoded;
  });
  answer.encodings.set(encoding, made);
  return made;
}

async function encodeBody(answer: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
  const body = await compress(answer.body, encoding);
  const own: Header[] = [['content-length', `${body.byteLength}`]];
  if (encoding !== 'identity') own.push(['content-encoding', encoding]);
  if (answer.status === 200) own.push(tagHeader(answer, encoding));
  const { http, https } = answer.headers;
  return { body, headers: { http: [...http, ...own], https: [...https, ...own] } };
}

/** Another one in each encoding, as its bytes are others. */
function tagHeader({ tag }: CachedResponse, encoding: Encoding): Header {
  return ['etag', encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`];
}

/** Whether a visitor has this content, in whichever encoding he got it. */
function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .map((text) => text.trim().replace(/^W\//, ''))
    .some((text) => text === '*' || /^"([\w-]{22})(?:-(?:br|gzip))?"$/.exec(text)?.[1] === tag);
}

/** 128 bits of a hash are enough to tell contents apart. */
function hashContent(body: Uint8Array): string {
  return createHash('sha256').update(body).digest().subarray(0, 16).toString('base64url');
}
