import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  var requestInLog: AsyncLocalStorage<string | undefined> | undefined;
  var writeToLog: ((line: string) => void) | undefined;
}

// On the process, since the host and the build of the site each have this module of their own.
globalThis.requestInLog ??= new AsyncLocalStorage();
const current = globalThis.requestInLog;

export type Level = 'info' | 'warn' | 'error';

/** Answers a request under this name: what is written down meanwhile names it. */
export function runWithRequestId<Answer>(request: string, answer: () => Answer): Answer {
  return current.run(request, answer);
}

/** For work of no single request, whichever has begun it: what is written down names none. */
export function runOutsideRequest<Answer>(work: () => Answer): Answer {
  return current.run(undefined, work);
}

/** One line of JSON about what happened, of the same form as those about requests. */
export function formatEvent(
  level: Level,
  message: string,
  facts: Record<string, unknown> = {},
  now: Date = new Date(),
): string {
  const request = current.getStore();
  return JSON.stringify({
    time: now.toISOString(),
    level,
    ...(request !== undefined && { request }),
    message,
    ...facts,
  });
}

/** Writes it to standard error, which needs none of the channels that may be what failed. */
export function logEvent(level: Level, message: string, facts?: Record<string, unknown>): void {
  writeLine(formatEvent(level, message, facts));
}

/** Writes a described event where all are written. */
export function writeLine(line: string): void {
  const write = globalThis.writeToLog ?? console.error;
  write(line);
}

/** For a host where the console is no way to standard error but leads to this log. */
export function redirectLog(write: (line: string) => void): void {
  globalThis.writeToLog = write;
}

/** For the log of what no code expected: where it came from, too. */
export function formatTrace(error: unknown): { error: string } {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The same of what may repeat personal data in its message: its name, and the places in the code. */
export function formatOrigin(error: unknown): { error: string } {
  if (!(error instanceof Error)) return { error: 'unknown error' };
  const places = error.stack?.match(/^ {4}at .+$/gm) ?? [];
  return { error: [error.name, ...places].join('\n') };
}
