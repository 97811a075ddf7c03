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

/** What of a request decides about the answer. */
export interface Asked {
  method: string;
  /** `Accept-Encoding` */
  encodings: string | null;
  /** `If-None-Match` */
  tags: string | null;
  isHttps: boolean;
}

/** An answer as it goes out, whatever the host makes of it. */
export interface SentAnswer {
  status: number;
  headers: RawHeaders;
  body: Bytes | null;
}

const NO_CONTENT = 204;

/** The answer for one visitor as a `Response`. */
export function sendCached(
  answer: CachedResponse,
  request: Request,
  isHttps: boolean,
  remainingMs?: number,
): Response | Promise<Response> {
  const asked = {
    method: request.method,
    encodings: request.headers.get('accept-encoding'),
    tags: request.headers.get('if-none-match'),
    isHttps,
  };
  const sent = answerFor(answer, asked, remainingMs);
  return sent instanceof Promise ? sent.then(toResponse) : toResponse(sent);
}

/**
 * The answer for one visitor: compressed as he likes it, or 304 if he has it already. It takes a
 * promise only where it has to be compressed first.
 * @param remainingMs how long what it shows is still in force
 */
export function answerFor(
  answer: CachedResponse,
  { method, encodings, tags, isHttps }: Asked,
  remainingMs = Number.POSITIVE_INFINITY,
): SentAnswer | Promise<SentAnswer> {
  const scheme = isHttps ? 'https' : 'http';
  const { status } = answer;
  const isShort = answer.body.byteLength < MIN_COMPRESSED_BYTES;
  const encoding = isShort ? 'identity' : chooseEncoding(encodings);
  if (status === 200 && hasTag(tags, answer.tag)) {
    const headers = toRaw([...answer.headers[scheme], tagHeader(answer, encoding)]);
    return { status: 304, headers: limitCaching(answer, headers, remainingMs), body: null };
  }
  const send = ({ body, headers }: EncodedBody): SentAnswer => ({
    status,
    headers: limitCaching(answer, headers[scheme], remainingMs),
    body: method === 'HEAD' || status === NO_CONTENT ? null : body,
  });
  const encoded = encodedBodyOf(answer, encoding);
  return encoded instanceof Promise ? encoded.then(send) : send(encoded);
}

function toResponse({ status, headers, body }: SentAnswer): Response {
  const pairs = headers.flatMap((name, at): Header[] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  return new FastResponse(body, { status, headers: pairs });
}

function toRaw(headers: readonly Header[]): RawHeaders {
  return headers.flat();
}

/** No cache keeps prices beyond their time. */
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
  // What failed once may do the next time.
  made.catch(() => answer.encodings.delete(encoding));
  return made;
}

async function encodeBody(answer: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
  const body = await compress(answer.body, encoding, answer.quality);
  const own: Header[] = [['content-length', `${body.byteLength}`]];
  if (encoding !== 'identity') own.push(['content-encoding', encoding]);
  if (answer.status === 200) own.push(tagHeader(answer, encoding));
  const { http, https } = answer.headers;
  return { body, headers: { http: toRaw([...http, ...own]), https: toRaw([...https, ...own]) } };
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
