/** What a server function may be sent: far more than any inquiry holds. */
const MOST_BYTES = 64 * 1024;

/** Set by a server function as soon as it runs: until then, what fails is the request. */
export interface Progress {
  isReached: boolean;
}

/**
 * Answers a call of a server function: bodies are limited, and one that Start cannot even read is
 * the caller's fault (400) and not ours (500).
 */
export async function answerFunctionRequest(
  request: Request,
  answer: (request: Request, progress: Progress) => Promise<Response> | Response,
): Promise<Response> {
  const body = await readBody(request);
  if (body === 'too large') return refuse(413, 'The request is too large.');
  if (body === 'unreadable') return refuse(400, 'The request could not be read.');
  const progress = { isReached: false };
  const { url, method, headers, signal } = request;
  const limited = new Request(url, { method, headers, signal, ...(body && { body }) });
  const response = await answer(limited, progress);
  if (response.status < 500 || progress.isReached) return response;
  void response.body?.cancel();
  return refuse(400, 'The request could not be read.');
}

async function readBody(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'unreadable' | undefined> {
  if (Number(request.headers.get('content-length')) > MOST_BYTES) return 'too large';
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Counted, too: a length need not be declared.
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > MOST_BYTES) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    return 'unreadable';
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function refuse(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(text, { status, headers });
}
