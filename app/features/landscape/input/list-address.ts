const LIST_PATH = '/api/v1/IntegrationRuntimeArtifacts?$format=json';

export type ListAddress =
  | { kind: 'address'; address: string }
  /** The host for programs, which requires a token. */
  | { kind: 'api-host' }
  | { kind: 'invalid' };

/**
 * The address at which a tenant answers its list, from the host or any address of its web
 * interface. A runtime location (Edge Integration Cell) is kept.
 */
export function getListAddress(typed: string): ListAddress {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || /\s/.test(text) || !/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(url.hostname)) {
    return { kind: 'invalid' };
  }
  if (/\.it-[a-z\d]+\./i.test(url.hostname)) return { kind: 'api-host' };
  const [location = ''] = /^\/location\/[\w.-]+/.exec(url.pathname) ?? [];
  return { kind: 'address', address: `https://${url.host}${location}${LIST_PATH}` };
}
