/** A server at an address, or a site in this process. */
export interface Reachable {
  origin: string;
  /** Without it the network is asked. */
  fetch?: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
}

/**
 * @param path begins with a slash
 * @param address of the visitor, for a site in this process
 */
export function fetchFrom(
  target: Reachable,
  path: string,
  init: RequestInit,
  address?: string,
): Promise<Response> {
  return target.fetch ? target.fetch(path, init, address) : fetch(target.origin + path, init);
}
