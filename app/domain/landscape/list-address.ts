import { parseUrl } from '#app/domain/parse-url.ts';

/**
 * Hosts that people copy by mistake. Those of Cloud Foundry do not tell the host of the web
 * interface: `integrationsuite`, `integrationsuite-trial`, `integrationsuite-cpi033`.
 */
const OTHER_HOSTS = [
  ['runtime-host', /\.it-[a-z\d]+-rt\./],
  ['api-host', /\.it-[a-z\d-]+\./],
  ['cockpit', /(?:^|\.)cockpit\.|^account\./],
  ['sign-in-host', /\.authentication\.|^accounts\.|\.accounts\./],
] as const;

/**
 * Finds the addresses for the session of a browser, from any address of a tenant: of its web
 * interface (D52), in Neo also of its runtime. The location of an edge runtime is kept.
 */
export function findListAddress(typed: string) {
  const text = typed.trim();
  const url = parseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || /\s/.test(text) || !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(url.hostname)) {
    return { kind: 'invalid' as const };
  }
  // Cloud Integration without Integration Suite has its web interface on the host for programs.
  const isClassic = /^\/itspaces(?:\/|$)/.test(url.pathname);
  const other = OTHER_HOSTS.find(([, pattern]) => pattern.test(url.hostname));
  if (other && !isClassic) return { kind: other[0] };
  const host = url.host.replace(/-iflmap\.hcisb[pt]\./, '-tmn.hci.');
  const isNeo = /-tmn\./.test(host);
  const service = `/${isNeo || isClassic ? 'itspaces/odata/' : ''}api/v1/`;
  const location = findLocation(url);
  const edge = location === undefined ? '' : `/location/${location}`;
  return {
    kind: 'address' as const,
    runtime: `https://${host}${edge}${service}IntegrationRuntimeArtifacts?$format=json`,
    packages: `https://${host}${service}IntegrationPackages?$format=json`,
    /** Whether the host looks like that of a tenant's web interface. */
    isUsual: isNeo || isClassic || /\.integrationsuite[a-z\d-]*\./.test(host),
  };
}

/** The edge runtime that an address of the API or of the web interface names. */
function findLocation({ pathname, href }: URL): string | undefined {
  const [, id] = /^\/location\/([\w.-]+)/.exec(pathname) ?? NAMED_LOCATION.exec(href) ?? [];
  return id === CLOUD ? undefined : id;
}

/** As a parameter, or in JSON within the path. */
const NAMED_LOCATION = /runtimeLocationId(?:=|%22(?::|%3A)(?:%20)*%22)([\w.-]+)/i;
const CLOUD = 'cloudintegration';
