/** How long a file that is served as it is may be kept, in seconds. */
export interface FileCaching {
  maxAge: number;
  immutable: boolean;
}

/** Their names change with their contents. */
export const HASHED_FILES: FileCaching = { maxAge: 31_536_000, immutable: true };
export const OTHER_FILES: FileCaching = { maxAge: 3600, immutable: false };

/** Undefined where a path is none of a file: pages never contain a dot. */
export function cachingOf(pathname: string): FileCaching | undefined {
  if (!/^\/[\w./-]+\.\w+$/.test(pathname)) return undefined;
  return pathname.startsWith('/assets/') ? HASHED_FILES : OTHER_FILES;
}
