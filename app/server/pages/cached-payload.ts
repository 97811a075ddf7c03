import { FastResponse } from 'srvx';
import {
  type Bytes,
  chooseEncoding,
  compress,
  type Encoding,
  MIN_COMPRESSED_BYTES,
} from '#app/server/requests/content-encoding';
import {
  CACHING,
  type CachedResponse,
  type EncodedBody,
  type Header,
  PRICED_PAGE_SECONDS,
  pageCaching,
  type RawHeaders,
} from './cached-response';

/** The parts of a request that a cached response depends on. */
export interface ConditionalRequest {
  method: string;
  /** `Accept-Encoding` */
  encodings: string | null;
  /** `If-None-Match` */
  tags: string | null;
  isHttps: boolean;
}

/** A response ready for any host to write. */
export interface CachedPayload {
  status: number;
  headers: RawHeaders;
  body: Bytes | null;
}

const NO_CONTENT = 204;

/** A cached response for one request, as a `Response`. */
export function respondFromCache(
  answer: CachedResponse,
  request: Request,
  isHttps: boolean,
  remainingMs?: number,
): Response | Promise<Response> {
  const conditions = {
    method: request.method,
    encodings: request.headers.get('accept-encoding'),
    tags: request.headers.get('if-none-match'),
    isHttps,
  };
  const sent = createPayload(answer, conditions, remainingMs);
  return sent instanceof Promise ? sent.then(toResponse) : toResponse(sent);
}

/**
 * A cached response for one request: compressed, or 304 if the client has it. It is a promise only if
 * the body must be compressed first.
 * @param remainingMs how long the prices on the page stay in force
 */
export function createPayload(
  answer: CachedResponse,
  { method, encodings, tags, isHttps }: ConditionalRequest,
  remainingMs = Number.POSITIVE_INFINITY,
): CachedPayload | Promise<CachedPayload> {
  const scheme = isHttps ? 'https' : 'http';
  const { status } = answer;
  const isCompressed =
    answer.quality !== undefined && answer.body.byteLength >= MIN_COMPRESSED_BYTES;
  const encoding = isCompressed ? chooseEncoding(encodings) : 'identity';
  if (status === 200 && hasTag(tags, answer.tag)) {
    const headers = [...answer.headers[scheme], tagHeader(answer, encoding)].flat();
    return { status: 304, headers: limitCaching(answer, headers, remainingMs), body: null };
  }
  const send = ({ body, headers }: EncodedBody): CachedPayload => ({
    status,
    headers: limitCaching(answer, headers[scheme], remainingMs),
    body: method === 'HEAD' || status === NO_CONTENT ? null : body,
  });
  const encoded = encodedBodyOf(answer, encoding);
  return encoded instanceof Promise ? encoded.then(send) : send(encoded);
}

function toResponse({ status, headers, body }: CachedPayload): Response {
  const pairs = headers.flatMap((name, at): Header[] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  return new FastResponse(body, { status, headers: pairs });
}

/** Shared caches must not keep prices beyond their end. */
function limitCaching(
  { status, pricesVersion }: CachedResponse,
  headers: RawHeaders,
  remainingMs: number,
): RawHeaders {
  if (pricesVersion === undefined || status !== 200) return headers;
  if (remainingMs >= PRICED_PAGE_SECONDS * 1000) return headers;
  return headers.with(headers.indexOf(CACHING) + 1, pageCaching(pricesVersion, remainingMs));
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
  // A failed compression is tried again.
  made.catch(() => answer.encodings.delete(encoding));
  return made;
}

async function encodeBody(answer: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
  const body = await compress(answer.body, encoding, answer.quality);
  // RFC 9110 §8.6: an answer without content has no length either.
  const own: Header[] =
    answer.status === NO_CONTENT ? [] : [['content-length', `${body.byteLength}`]];
  if (encoding !== 'identity') own.push(['content-encoding', encoding]);
  if (answer.status === 200) own.push(tagHeader(answer, encoding));
  const { http, https } = answer.headers;
  return { body, headers: { http: [...http, ...own].flat(), https: [...https, ...own].flat() } };
}

/** The ETag differs by encoding, since the bytes do. */
function tagHeader({ tag }: CachedResponse, encoding: Encoding): Header {
  return ['etag', encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`];
}

/** Whether the client has this content in any encoding. */
function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .map((text) => text.trim().replace(/^W\//, ''))
    .some((text) => text === '*' || /^"([\w-]{22})(?:-(?:br|gzip))?"$/.exec(text)?.[1] === tag);
}
