import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createRequestId,
  type LoggedRequest,
  type RequestKind,
} from '#app/server/requests/request-log.ts';

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

/** Log and metrics of requests, each undefined if disabled. */
interface TrackingOptions {
  writeLog: ((request: LoggedRequest) => void) | undefined;
  count:
    | ((kind: RequestKind, status: number, milliseconds: number, isAborted: boolean) => void)
    | undefined;
}

/** Logs and counts requests. */
export function createRequestTracking({ writeLog, count }: TrackingOptions) {
  /** @param isAborted the client disconnected before the response was complete */
  function record(followed: TrackedRequest, isAborted: boolean): void {
    const { id, request, response, startedAt, kind } = followed;
    const status = response.statusCode;
    const milliseconds = performance.now() - startedAt;
    writeLog?.({ id, ...describe(request), status, milliseconds, isAborted });
    count?.(kind, status, milliseconds, isAborted);
  }

  return {
    /** Logs and counts a request when the response is sent or the client has disconnected. */
    follow: (followed: TrackedRequest): void => {
      if (!writeLog && !count) return;
      const { response } = followed;
      // Most cached pages are written at once, and a listener costs as much as finding the page.
      if (isSent(response)) record(followed, false);
      // A response closes once, so `on` is enough and cheaper than `once`.
      else response.on('close', () => record(followed, !response.writableFinished));
    },
    /** The same for a response that was written to the socket; the request may be unreadable. */
    recordResponse: (
      kind: RequestKind,
      status: number,
      request: Partial<IncomingMessage> = {},
    ): void => {
      count?.(kind, status, 0, false);
      const id = createRequestId(request.headers?.traceparent?.toString());
      writeLog?.({ id, ...describe(request), status, milliseconds: 0, isAborted: false });
    },
  };
}

function isSent({ writableEnded, socket }: ServerResponse): boolean {
  return writableEnded && socket !== null && !socket.destroyed && socket.writableLength === 0;
}

function describe({ method = '', url: target = '', headers }: Partial<IncomingMessage>) {
  // The visitor's address only, set by `prepareRequest`.
  return { time: Date.now(), method, target, address: headers?.['x-forwarded-for']?.toString() };
}
