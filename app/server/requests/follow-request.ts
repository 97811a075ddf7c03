import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestFacts } from './request-log.ts';

/** Calls back when the answer is sent or the visitor gone. */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  onDone: (facts: Omit<RequestFacts, 'id'>) => void,
): void {
  const start = performance.now();
  response.once('close', () => {
    const milliseconds = performance.now() - start;
    const { method = '', url: target = '' } = request;
    const { statusCode: status, writableFinished } = response;
    // The visitor's own: `prepareRequests` leaves no other.
    const address = request.headers['x-forwarded-for']?.toString();
    onDone({ method, target, status, milliseconds, address, isAborted: !writableFinished });
  });
}
