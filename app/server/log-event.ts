export type Level = 'info' | 'warn' | 'error';

/** One line of JSON about what happened, of the same form as those about requests. */
export function describeEvent(
  level: Level,
  message: string,
  facts: Record<string, unknown> = {},
  now: Date = new Date(),
): string {
  return JSON.stringify({ time: now.toISOString(), level, message, ...facts });
}

/** Writes it to standard error, which needs none of the channels that may be what failed. */
export function logEvent(level: Level, message: string, facts?: Record<string, unknown>): void {
  console.error(describeEvent(level, message, facts));
}

/** For the log of what no code expected: where it came from, too. */
export function describeTrace(error: unknown): { error: string } {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
