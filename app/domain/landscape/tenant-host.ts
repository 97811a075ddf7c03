import { parseUrl } from '#app/domain/parse-url.ts';

/** The address in full if the tenant is known; only web addresses are taken. */
export function resolveNext(next: string, base: string | undefined): string | undefined {
  const service = base?.match(SERVICE)?.[0];
  return URL.canParse(next, service) ? parseWeb(next, service)?.href : next;
}

/** Host and, at the edge, location; the port is no part of it. */
export function findHost(address: string): string | undefined {
  const url = parseWeb(address);
  const location = url?.pathname.match(/^\/location\/[^/]+/)?.[0] ?? '';
  return url && `${url.hostname}${location}`;
}

/** The same for the host of a tenant's interface and for its host for programs. */
export function getTenantKey(host: string): string {
  return host.replace(/^([^.]+)\.(?:it-[a-z\d-]+|integrationsuite[a-z\d-]*)(?=\.)/i, '$1');
}

function parseWeb(address: string, service?: string): URL | undefined {
  const url = parseUrl(address, service);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Up to the folder of the service, to which relative addresses are relative. */
const SERVICE = /^https?:\/\/.*?\/api\/v1\//;
