/** `00-<trace>-<parent>-<flags>` (W3C Trace Context); all zeros name nothing. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Made with the first request: the edge has no random numbers before. */
let processName: string | undefined;
let count = 0;

/**
 * What a request is called in the log: as who sent it traces it, else a random name of the process
 * and a number. A random name for each took as long as writing its line.
 */
export function nameRequest(traceParent: string | null | undefined): string {
  if (traceParent && TRACE_PARENT.test(traceParent)) return traceParent;
  processName ??= crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  count += 1;
  return `${processName}-${count}`;
}
