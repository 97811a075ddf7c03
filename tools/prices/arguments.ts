import { parseArgs } from 'node:util';
import { parseBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { readShellActor } from '#tools/command-line/user-name.ts';

export const USAGE = `npm run prices -- list                     all versions, and which is in force
npm run prices -- show N                   a list as the editor exports it; 0 is the built-in one
npm run prices -- diff A B                 what B changes against A
npm run prices -- publish FILE --reason …  puts a new list in force; FILE - reads standard input
npm run prices -- activate N --reason …    puts an old one in force again
npm run prices -- cancel N --reason …      calls off what is planned for it

  --at "2026-12-01 09:00"  not now but then, in Berlin unless an offset says otherwise
  --based-on N             refuses to publish when another version came in between
  --confirm CODE           accepts a warning; may be given several times
  --by NAME                who does it; else the system's user
  --json                   answers for other programs

Exit codes: 0 done, 1 not possible, 2 warnings to be confirmed, 3 another version came in between.`;

/** A wrong argument, described in one sentence. */
export class UsageError extends Error {}

export type Arguments = ReturnType<typeof readArguments>;

/** @throws UsageError */
export function readArguments(args: readonly string[], now: number) {
  const { values, positionals } = parse(args);
  const [command = 'list', ...rest] = positionals;
  const isHelp = values.help;
  return {
    command,
    rest,
    isHelp,
    isJson: values.json,
    confirmed: values.confirm,
    author: readShellActor(values.by),
    /** @throws UsageError where none is given */
    requireReason: () => {
      const reason = values.reason?.trim();
      if (!reason) throw new UsageError('Say why: --reason "…"');
      return reason;
    },
    basedOn: values['based-on'] === undefined ? undefined : readNumber(values['based-on']),
    effectiveAt: values.at === undefined ? undefined : readTime(values.at, now),
  };
}

/** The number of a version. */
export function readNumber(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) {
    throw new UsageError(`${text ?? 'Nothing'} is no number of a version.`);
  }
  return Number(text);
}

function readTime(text: string, now: number): number {
  const time = parseBerlinTime(text);
  if (time === undefined) {
    throw new UsageError(
      `${text} is no time such as "2026-12-01 09:00" or "2026-10-25 02:30 +01:00".`,
    );
  }
  if (time <= now) throw new UsageError(`${text} has passed.`);
  return time;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        at: { type: 'string' },
        'based-on': { type: 'string' },
        confirm: { type: 'string', multiple: true, default: [] },
        by: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
