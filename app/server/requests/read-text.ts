import { type Result, refuse } from '#app/domain/result.ts';

const KB = 1024;

/** All bodies that are being received; a process with so many still answers pages. */
const MAX_WAITING_BYTES = 16 * KB * KB;
/** Not counted, so that large bodies of a stranger never keep a usual inquiry out. */
const FREE_BYTES = 8 * KB;

let waitingBytes = 0;

/** A body is too large, or too many others are being received. */
export type BodyRefusal = 'too-large' | 'too-busy';

/**
 * Reads a body whose length may be undeclared. It is kept in one piece, because a client could send
 * it in thousands of them.
 */
export async function readText(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Result<string, BodyRefusal>> {
  if (isDeclaredLarger(headers, maxBytes)) return refuse('too-large');
  let kept = new Uint8Array(KB);
  let size = 0;
  let counted = 0;
  try {
    for await (const chunk of body ?? []) {
      const needed = size + chunk.byteLength;
      if (needed > maxBytes) return refuse('too-large');
      const more = Math.max(0, needed - FREE_BYTES) - counted;
      if (more > 0 && waitingBytes + more > MAX_WAITING_BYTES) return refuse('too-busy');
      waitingBytes += more;
      counted += more;
      if (needed > kept.byteLength) kept = new Uint8Array(kept.buffer.transfer(2 * needed));
      kept.set(chunk, size);
      size = needed;
    }
    return { kind: 'ok', value: new TextDecoder().decode(kept.subarray(0, size)) };
  } catch {
    // The connection broke, and no client waits for a response.
    return { kind: 'ok', value: '' };
  } finally {
    waitingBytes -= counted;
  }
}

export function isDeclaredLarger(headers: Headers, maxBytes: number): boolean {
  return Number(headers.get('content-length')) > maxBytes;
}
