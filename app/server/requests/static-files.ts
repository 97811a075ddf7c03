/** Caching of a static file; `maxAge` in seconds. */
export interface FileCaching {
  maxAge: number;
  immutable: boolean;
}

/** Files whose names contain a hash of the content. */
export const HASHED_FILES: FileCaching = { maxAge: 31_536_000, immutable: true };
export const OTHER_FILES: FileCaching = { maxAge: 3600, immutable: false };

/** Undefined if the path is not of a file; paths of pages contain no dot. */
export function getFileCaching(pathname: string): FileCaching | undefined {
  if (!/^\/[\w./-]+\.\w+$/.test(pathname)) return undefined;
  return pathname.startsWith('/assets/') ? HASHED_FILES : OTHER_FILES;
}
