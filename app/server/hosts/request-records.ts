import type { IncomingMessage } from 'node:http';
import { type Followed, followRequest, readFacts } from '#app/server/requests/follow-request.ts';
import { nameRequest } from '#app/server/requests/request-id.ts';
import type { RequestKind } from '#app/server/requests/request-kind.ts';
import type { RequestFacts } from '#app/server/requests/request-log.ts';

/** Where requests are written down and counted; undefined where they are not. */
interface Records {
  writeDown: ((facts: RequestFacts) => void) | undefined;
  count:
    | ((kind: RequestKind, status: number, milliseconds: number, isAborted: boolean) => void)
    | undefined;
}

/** Keeps the request log and the counts of requests. */
export function createRequestRecords({ writeDown, count }: Records) {
  function record(followed: Followed, isAborted: boolean): void {
    const facts = readFacts(followed, isAborted);
    writeDown?.(facts);
    count?.(followed.kind, facts.status, facts.milliseconds, isAborted);
  }

  return {
    /** Writes the request down and counts it, when it is over. */
    follow: (followed: Followed): void => {
      if (writeDown || count) followRequest(followed, record);
    },
    /** The same of what was answered on the bare connection; nothing is known where none was read. */
    recordAnswered: (
      kind: RequestKind,
      status: number,
      { method = '', url: target = '', headers }: Partial<IncomingMessage> = {},
    ): void => {
      count?.(kind, status, 0, false);
      const id = nameRequest(headers?.traceparent?.toString());
      const address = headers?.['x-forwarded-for']?.toString();
      const time = Date.now();
      writeDown?.({ id, time, method, target, status, milliseconds: 0, address, isAborted: false });
    },
  };
}
