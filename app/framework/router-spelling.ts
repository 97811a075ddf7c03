import { formatQueryString, parseQueryString } from '#app/domain/pricing/search';

/*
 * Seam: TanStack Router 1.170 redirects on the server from a path that it would spell differently.
 * It has no public way not to. Canary: tests/unit/framework/router.test.ts.
 */
const PLAIN = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The same request with its address spelled the way the router spells it, so that any well-formed
 * link is answered at once (D12); a malformed percent sequence in the path would be an error.
 */
export function canonicalizeAddress(request: Request): Request {
  const url = new URL(request.url);
  const pathname = spellPath(url.pathname);
  const search = formatQueryString(parseQueryString(url.search));
  if (pathname === url.pathname && search === url.search) return request;
  return new Request(new URL(pathname + search, url.origin), request);
}

/** The one spelling of a path: letters, digits and `-._~` need no percent sequence (RFC 3986, 6.2.2). */
export function spellPath(pathname: string): string {
  return escapeStrayPercents(pathname).replace(PLAIN, (code) => decodeURIComponent(code));
}

/** `/50%` becomes `/50%25`: a percent sign that starts no valid UTF-8 sequence stands for itself. */
function escapeStrayPercents(pathname: string): string {
  return decode(pathname) === undefined ? pathname.replaceAll('%', '%25') : pathname;
}

/**
 * Undefined for a malformed percent sequence. The result must be used: the bundler drops a bare call,
 * which would never throw then.
 */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
