/*
 * Seam: srvx 1.0 gives a request whose Host header is invalid the address `http://_invalid_/`. It has
 * no public way to refuse such a request with headers of the site.
 * Canary: tests/unit/framework/srvx.test.ts.
 */
const INVALID_HOST = /^https?:\/\/_invalid_\//;

export function hasInvalidHost({ url }: Request): boolean {
  return INVALID_HOST.test(url);
}
