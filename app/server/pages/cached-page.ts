import { createHash } from 'node:crypto';
import { FastResponse } from 'srvx';
import {
  type Bytes,
  chooseEncoding,
  compress,
  type Encoding,
  MIN_COMPRESSED_BYTES,
  type Quality,
} from '#app/server/requests/content-encoding';
import {
  CLOSED_POLICY,
  httpsHeaders,
  type PagePolicy,
  pagePolicy,
  securityHeaders,
} from '#app/server/requests/security-headers';
import { deferPageScripts, hashInlineScripts } from './page-scripts';

/** A page or file that is the same for all visitors, made once and sent many times. */
export interface CachedPage {
  status: number;
  /** Version of the prices on the page; undefined without prices. */
  pricesVersion: number | undefined;
  /** Time when the page expires; undefined if it does not. */
  until?: number | undefined;
  /** Approximate bytes in memory, with all encodings. */
  size: number;
  tag: string;
  headers: Record<string, string>;
  body: Bytes;
  /** Quality of the compression; undefined for content that is compressed itself. */
  quality: Quality | undefined;
  /** Answers by encoding, filled on demand. */
  encodings: Map<Encoding, Promise<PageAnswer> | PageAnswer>;
}

/** A cached page for one request, ready for any host to write. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Bytes | null;
}

/** The parts of a request that the answer depends on. */
export interface ConditionalRequest {
  method: string;
  /** `Accept-Encoding` */
  encodings: string | null;
  /** `If-None-Match` */
  tags: string | null;
  isHttps: boolean;
}

const NO_CONTENT = 204;
/** Browsers revalidate a page each time, shared caches every five minutes. */
const PAGE_SECONDS = 300;
/** With the polling interval of one second, less than five seconds (D38). */
const PRICED_PAGE_SECONDS = 3;
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

interface PageOptions extends PagePolicy {
  /** Whether the page uses passkeys. */
  hasPasskeys?: boolean;
  /** Whether browsers may keep nothing of it, not even for "back". */
  isForStaff?: boolean;
  pricesVersion?: number | undefined;
  until?: number | undefined;
  /** Whether other sites may read it. */
  isOpen?: boolean;
  quality?: Quality;
}

/** Reads a response to its end, adds its inline scripts to the policy, and computes its ETag. */
export async function createCachedPage(
  response: Response,
  options: PageOptions = {},
): Promise<CachedPage> {
  const { hasPasskeys, isForStaff, pricesVersion, until, isOpen, isIsolated } = options;
  const { quality = 'quick' } = options;
  const { status } = response;
  const type = response.headers.get('content-type');
  const isHtml = type?.startsWith('text/html') ?? false;
  const text = isHtml ? await deferPageScripts(await response.text()) : undefined;
  const body =
    text === undefined
      ? new Uint8Array(await response.arrayBuffer())
      : new TextEncoder().encode(text);
  const policy = text === undefined ? CLOSED_POLICY : pagePolicy(hashInlineScripts(text), options);
  return {
    status,
    pricesVersion,
    until,
    size: Math.ceil(body.byteLength * 1.4),
    // 128 bits of a hash are enough to tell contents apart.
    tag: createHash('sha256').update(body).digest().subarray(0, 16).toString('base64url'),
    headers: {
      ...Object.fromEntries(
        [...response.headers].filter(([name]) => COPIED_HEADERS.includes(name)),
      ),
      'cache-control': status === 200 && !isForStaff ? pageCaching(pricesVersion) : 'no-store',
      vary: 'accept-encoding',
      ...securityHeaders(policy, { hasPasskeys, isOpen, isIsolated }),
    },
    body,
    quality: type === 'application/pdf' ? undefined : quality,
    encodings: new Map(),
  };
}

function pageCaching(pricesVersion: number | undefined, remainingMs = Number.POSITIVE_INFINITY) {
  const maxSeconds = pricesVersion === undefined ? PAGE_SECONDS : PRICED_PAGE_SECONDS;
  const seconds = Math.max(0, Math.min(maxSeconds, Math.floor(remainingMs / 1000)));
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** A cached page for one request, as a `Response`. */
export async function respondFromCache(
  page: CachedPage,
  request: Request,
  isHttps: boolean,
  remainingMs?: number,
): Promise<Response> {
  const { status, headers, body } = await answerFromCache(
    page,
    {
      method: request.method,
      encodings: request.headers.get('accept-encoding'),
      tags: request.headers.get('if-none-match'),
      isHttps,
    },
    remainingMs,
  );
  return new FastResponse(body, { status, headers });
}

/**
 * A cached page for one request: compressed, or 304 if the client has it. It is a promise only if the
 * body must be compressed first.
 * @param remainingMs how long the prices on the page stay in force
 */
export function answerFromCache(
  page: CachedPage,
  { method, encodings, tags, isHttps }: ConditionalRequest,
  remainingMs = Number.POSITIVE_INFINITY,
): PageAnswer | Promise<PageAnswer> {
  const isCompressed = page.quality !== undefined && page.body.byteLength >= MIN_COMPRESSED_BYTES;
  const encoding = isCompressed ? chooseEncoding(encodings) : 'identity';
  const finish = ({ status, headers, body }: PageAnswer): PageAnswer => ({
    status,
    headers: {
      ...headers,
      ...(isHttps && httpsHeaders()),
      ...limitCaching(page, remainingMs),
    },
    body: method === 'HEAD' ? null : body,
  });
  if (page.status === 200 && hasTag(tags, page.tag)) {
    const headers = { ...page.headers, etag: formatTag(page, encoding) };
    return finish({ status: 304, headers, body: null });
  }
  const encoded = page.encodings.get(encoding) ?? startEncoding(page, encoding);
  return encoded instanceof Promise ? encoded.then(finish) : finish(encoded);
}

/** Shared caches must not keep prices beyond their end. */
function limitCaching({ status, pricesVersion }: CachedPage, remainingMs: number) {
  const isEnding = remainingMs < PRICED_PAGE_SECONDS * 1000;
  if (pricesVersion === undefined || status !== 200 || !isEnding) return undefined;
  return { 'cache-control': pageCaching(pricesVersion, remainingMs) };
}

function startEncoding(page: CachedPage, encoding: Encoding): Promise<PageAnswer> {
  const made = encodePage(page, encoding);
  page.encodings.set(encoding, made);
  made.then(
    (answer) => page.encodings.set(encoding, answer),
    // A failed compression is tried again.
    () => page.encodings.delete(encoding),
  );
  return made;
}

async function encodePage(page: CachedPage, encoding: Encoding): Promise<PageAnswer> {
  const { status } = page;
  const body = await compress(page.body, encoding, page.quality);
  const headers = {
    ...page.headers,
    // RFC 9110 §8.6: an answer without content has no length either.
    ...(status !== NO_CONTENT && { 'content-length': `${body.byteLength}` }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(status === 200 && { etag: formatTag(page, encoding) }),
  };
  return { status, headers, body: status === NO_CONTENT ? null : body };
}

/** The ETag differs by encoding, since the bytes do. */
function formatTag({ tag }: CachedPage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Whether the client has this content in any encoding. */
function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .map((text) => text.trim().replace(/^W\//, ''))
    .some((text) => text === '*' || /^"([\w-]{22})(?:-(?:br|gzip))?"$/.exec(text)?.[1] === tag);
}
