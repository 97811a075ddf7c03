import type { IncomingMessage } from 'node:http';
import { createRequestId } from '#app/server/requests/request-id.ts';
import type { RequestKind } from '#app/server/requests/request-kind.ts';
import type { RequestFacts } from '#app/server/requests/request-log.ts';
import {
  getRequestFacts,
  type TrackedRequest,
  trackRequest,
} from '#app/server/requests/track-request.ts';

/** Log and metrics of requests, each undefined if disabled. */
interface TrackingOptions {
  writeLog: ((facts: RequestFacts) => void) | undefined;
  count:
    | ((kind: RequestKind, status: number, milliseconds: number, isAborted: boolean) => void)
    | undefined;
}

/** Logs and counts requests. */
export function createRequestTracking({ writeLog, count }: TrackingOptions) {
  function record(followed: TrackedRequest, isAborted: boolean): void {
    const facts = getRequestFacts(followed, isAborted);
    writeLog?.(facts);
    count?.(followed.kind, facts.status, facts.milliseconds, isAborted);
  }

  return {
    /** Logs and counts a request when it has ended. */
    follow: (followed: TrackedRequest): void => {
      if (writeLog || count) trackRequest(followed, record);
    },
    /** The same for a response that was written to the socket; the request may be unreadable. */
    recordResponse: (
      kind: RequestKind,
      status: number,
      { method = '', url: target = '', headers }: Partial<IncomingMessage> = {},
    ): void => {
      count?.(kind, status, 0, false);
      const id = createRequestId(headers?.traceparent?.toString());
      const address = headers?.['x-forwarded-for']?.toString();
      const time = Date.now();
      writeLog?.({ id, time, method, target, status, milliseconds: 0, address, isAborted: false });
    },
  };
}
