// Run by Node itself, so its imports carry their extension.
import { compressNow, LEAST_COMPRESSED } from '#app/server/requests/content-encoding.ts';
import type { MadeResponse } from './cached-response.ts';

const SIZE_OF_HEADERS = 5 * 1024;

/**
 * The same answer compressed, as nearly all visitors take it: it is kept so, in a third of the memory,
 * and decompressed for the others.
 */
export function compressResponse(made: MadeResponse): MadeResponse {
  if (made.body.byteLength < LEAST_COMPRESSED) return made;
  const body = compressNow(made.body, made.quality);
  return { ...made, size: SIZE_OF_HEADERS + body.byteLength * 3, body, encoding: 'br' };
}
