import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestKind } from './request-kind.ts';
import type { RequestFacts } from './request-log.ts';

/** A request that is being answered. */
export interface TrackedRequest {
  /** Request id of the log (`createRequestId`). */
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Start by `performance.now()`. */
  startedAt: number;
  /** Kind for the metrics, as far as known. */
  kind: RequestKind;
}

/** Calls back when the response is sent or the client has disconnected. */
export function trackRequest(
  followed: TrackedRequest,
  onDone: (followed: TrackedRequest, isAborted: boolean) => void,
): void {
  const { response } = followed;
  // Most cached pages are written at once, and a listener costs as much as finding the page.
  if (isSent(response)) onDone(followed, false);
  // A response closes once, so `on` is enough and cheaper than `once`.
  else response.on('close', () => onDone(followed, !response.writableFinished));
}

function isSent({ writableEnded, socket }: ServerResponse): boolean {
  return writableEnded && socket !== null && !socket.destroyed && socket.writableLength === 0;
}

/**
 * Facts for the request log, after the response.
 * @param isAborted the client disconnected before the response was complete
 */
export function getRequestFacts(
  { id, request, response, startedAt }: TrackedRequest,
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
    // The visitor's address only, set by `prepareRequest`.
    address: headers['x-forwarded-for']?.toString(),
    isAborted,
  };
}
