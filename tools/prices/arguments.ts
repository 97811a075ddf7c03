import { parseArgs } from 'node:util';
import { parseBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { readShellActor } from '#tools/command-line/user-name.ts';

export const USAGE = `npm run prices -- list                     all versions; marks the one in force
npm run prices -- show N                   prints a list as the editor exports it; 0 is the built-in one
npm run prices -- diff A B                 changes from version A to version B
npm run prices -- publish FILE --reason …  puts a new list in force; FILE - reads standard input
npm run prices -- activate N --reason …    puts an earlier version in force again
npm run prices -- cancel N --reason …      cancels the planned activations of a version
npm run prices -- restore --reason …       brings lists of the server's copy back that the database has lost

  --at "2026-12-01 09:00"  takes effect at this time, in Berlin unless it has an offset; default: now
  --based-on N             version that the list was made from; refuses if another one is in force
  --dry-run                publish: checks the list and stores nothing
  --confirm CODE           confirms a warning; repeatable
  --by NAME                your name for the audit log; default: the system's user
  --json                   prints JSON

Exit codes: 0 done, 1 not possible, 2 warnings must be confirmed, 3 conflict with another version.`;

export type Arguments = ReturnType<typeof readArguments>;

/** @throws Error if an option is unknown or has no valid value */
export function readArguments(args: readonly string[], now: number) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      at: { type: 'string' },
      'based-on': { type: 'string' },
      confirm: { type: 'string', multiple: true, default: [] },
      by: { type: 'string' },
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command = 'list', ...rest] = positionals;
  return {
    command,
    rest,
    isHelp: values.help,
    isJson: values.json,
    isDryRun: values['dry-run'],
    confirmed: values.confirm,
    author: readShellActor(values.by),
    /** @throws Error if no reason is given */
    requireReason: () => {
      const reason = values.reason?.trim();
      if (!reason) throw new Error('The reason is missing: add --reason "…"');
      return reason;
    },
    basedOn: values['based-on'] === undefined ? undefined : readNumber(values['based-on']),
    effectiveAt: values.at === undefined ? undefined : readTime(values.at, now),
  };
}

/** @throws Error if the text is not a version number */
export function readNumber(text: string | undefined): number {
  if (text === undefined) throw new Error('The version number is missing.');
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${text} is not a version number.`);
  return Number(text);
}

function readTime(text: string, now: number): number {
  const time = parseBerlinTime(text);
  if (time === undefined) {
    throw new Error(
      `${text} is not a time. Write "2026-12-01 09:00" or "2026-10-25 02:30 +01:00".`,
    );
  }
  if (time <= now) throw new Error(`${text} is in the past.`);
  return time;
}
