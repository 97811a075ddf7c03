/** `00-<trace>-<parent>-<flags>` (W3C Trace Context); ids of zeros are invalid. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Created with the first request, since Cloudflare has no random numbers before. */
let processName: string | undefined;
let count = 0;

/**
 * The request id in the log: the client's `traceparent`, else the process's random id and a counter,
 * which is cheaper than a random id per request.
 */
export function createRequestId(traceParent: string | null | undefined): string {
  if (traceParent && TRACE_PARENT.test(traceParent)) return traceParent;
  processName ??= crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  count += 1;
  return `${processName}-${count}`;
}
