import { describeEvent, type Level } from '#app/server/log-event.ts';

export type SourceReport = ReturnType<typeof createSourceReport>;

/** What the log says of the price source: lines of JSON with the version that is shown. */
export function createSourceReport(
  now: () => number,
  log: (line: string) => void,
  readShown: () => number,
) {
  let trouble = '';

  function say(level: Level, message: string, facts: Record<string, unknown>): void {
    log(describeEvent(level, message, { ...facts, shown: readShown() }, new Date(now())));
  }

  return {
    say,
    /** Once when it begins and once when it is over; an empty reason is none. */
    sayTrouble: (reason: string): void => {
      if (reason === trouble) return;
      trouble = reason;
      if (reason === '') say('info', 'the price list can be read again', {});
      else say('error', 'the price list in force cannot be read', { reason });
    },
  };
}
