import { formatEvent, type Level } from '#app/server/log-event.ts';

export type SourceLog = ReturnType<typeof createSourceLog>;

/** Log lines of the price source, each with the version that is shown. */
export function createSourceLog(
  now: () => number,
  log: (line: string) => void,
  readShown: () => number,
) {
  let trouble = '';

  function logEvent(level: Level, message: string, facts: Record<string, unknown>): void {
    log(formatEvent(level, message, { ...facts, shown: readShown() }, new Date(now())));
  }

  return {
    logEvent,
    /** Logs when the store fails and when it is back; an empty reason means that it works. */
    logStoreState: (reason: string): void => {
      if (reason === trouble) return;
      trouble = reason;
      if (reason === '') logEvent('info', 'the price list can be read again', {});
      else logEvent('error', 'the price list in force cannot be read', { reason });
    },
  };
}
