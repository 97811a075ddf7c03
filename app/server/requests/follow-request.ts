import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestKind } from './request-kind.ts';
import type { RequestFacts } from './request-log.ts';

/** A request that is being answered. */
export interface Followed {
  /** What the log calls it (`nameRequest`). */
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** As `performance.now()` says it. */
  startedAt: number;
  /** What it is about, as far as that is known. */
  kind: RequestKind;
}

/** Calls back when the answer is sent or the visitor gone. */
export function followRequest(
  followed: Followed,
  onDone: (followed: Followed, isAborted: boolean) => void,
): void {
  const { response } = followed;
  // The system takes most cached pages at once, and to listen costs as much as to find the page.
  if (isSent(response)) onDone(followed, false);
  // It closes once, and `once` would cost a wrapper.
  else response.on('close', () => onDone(followed, !response.writableFinished));
}

function isSent({ writableEnded, socket }: ServerResponse): boolean {
  return writableEnded && socket !== null && !socket.destroyed && socket.writableLength === 0;
}

/**
 * What is written down of it, once it is over.
 * @param isAborted the visitor went away before he had the whole answer
 */
export function readFacts(
  { id, request, response, startedAt }: Followed,
  isAborted: boolean,
): RequestFacts {
  const { method = '', url: target = '', headers } = request;
  return {
    id,
    time: Date.now(),
    method,
    target,
    status: response.statusCode,
    milliseconds: performance.now() - startedAt,
    // The visitor's own: `prepareRequest` leaves no other.
    address: headers['x-forwarded-for']?.toString(),
    isAborted,
  };
}
