/** What answers requests: a server at an address, or a site in this process. */
export interface Reachable {
  origin: string;
  /** Without it the network is asked. */
  fetch?: (path: string, init?: RequestInit) => Promise<Response>;
}

/** @param path begins with a slash */
export function fetchFrom(target: Reachable, path: string, init: RequestInit): Promise<Response> {
  return target.fetch ? target.fetch(path, init) : fetch(target.origin + path, init);
}
