import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { tooBusyResponse } from '#app/server/requests/plain-responses.ts';
import { getFileCaching, HASHED_FILES, OTHER_FILES } from '#app/server/requests/static-files.ts';

const NO_FILE = new Response();
const MANIFEST_TYPE = 'application/manifest+json';

/** Serves static files of a folder; only paths that look like files touch the disk. */
export function createFileFinder(dir: string) {
  const serveHashed = staticMiddleware({ dir, encodings: true, ...HASHED_FILES });
  const serveOther = staticMiddleware({ dir, encodings: true, ...OTHER_FILES });
  return async (request: ServerRequest): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const caching = getFileCaching(pathname);
    if (!caching) return undefined;
    const serveFile = caching.immutable ? serveHashed : serveOther;
    const answer = await serveFile(request, () => NO_FILE);
    // The file exists but cannot be opened: too many open files.
    if (answer === NO_FILE) return isFile(join(dir, pathname)) ? tooBusyResponse() : undefined;
    if (pathname.endsWith('.webmanifest')) answer.headers.set('content-type', MANIFEST_TYPE);
    return answer;
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // For example a name that is too long.
    return false;
  }
}
