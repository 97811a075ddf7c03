import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var requestInLog: AsyncLocalStorage<string | undefined> | undefined;
  var writeToLog: ((line: string) => void) | undefined;
}

// Global, since the host and the site's build each contain this module.
globalThis.requestInLog ??= new AsyncLocalStorage();
const current = globalThis.requestInLog;

export type Level = 'info' | 'warn' | 'error';

/** Runs a handler with a request id, which its log lines contain. */
export function runWithRequestId<Answer>(request: string, answer: () => Answer): Answer {
  return current.run(request, answer);
}

/** Runs work that belongs to no request, so that its log lines have no request id. */
export function runOutsideRequest<Answer>(work: () => Answer): Answer {
  return current.run(undefined, work);
}

/** Writes a log line to standard error: JSON in the same form as the request log. */
export function logEvent(level: Level, message: string, details?: Record<string, unknown>): void {
  const time = new Date().toISOString();
  const line = JSON.stringify({ time, level, request: current.getStore(), message, ...details });
  const write = globalThis.writeToLog ?? console.error;
  write(line);
}

/** For hosts that redirect the console to this log. */
export function redirectLog(write: (line: string) => void): void {
  globalThis.writeToLog = write;
}

/** Message and stack of an unexpected error. */
export function formatTrace(error: unknown): { error: string } {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Name and stack of an error without its message, which may repeat personal data. */
export function formatOrigin(error: unknown): { error: string } {
  if (!(error instanceof Error)) return { error: 'unknown error' };
  const places = error.stack?.match(/^ {4}at .+$/gm) ?? [];
  return { error: [error.name, ...places].join('\n') };
}
