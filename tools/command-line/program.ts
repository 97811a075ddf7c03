import { userInfo } from 'node:os';
import { Command, CommanderError, type CommandOptions, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { isVisible, toOneLine } from '#app/domain/plain-text.ts';
import type { AuditActor, AuditContext } from '#app/server/store/audit.ts';
import { type OpenedStore, openCommandStore } from './open-store.ts';

/** Output of a command. */
export interface Answer {
  text: string;
  /** For `--json`; default: the text as `message`. */
  json?: unknown;
  /** Default: 0. */
  exitCode?: number | undefined;
}

/** The options, store and audit context of a command's call. */
export type Call<Options = object> = OpenedStore & { options: Options; audit: AuditContext };

/** A program for operators, whose commands run on the opened store. */
export function createProgram(name: string, description: string) {
  const program = new Command(`npm run ${name} --`)
    .description(description)
    .option('--json', 'prints JSON')
    .option('--by <name>', "your name for the audit log; default: the system's user")
    .helpCommand(false)
    .exitOverride();

  /** @param usage name and arguments: `show <reference>` */
  function add<Options extends object>(
    usage: string,
    text: string,
    work: (call: Call<Options>, ...words: string[]) => Promise<Answer | string>,
    settings: CommandOptions = {},
  ): Command {
    const command = program.command(usage, settings).description(text);
    return command.action(async () => {
      const options = command.optsWithGlobals<Options & { by?: string; json?: boolean }>();
      const opened = await openCommandStore();
      try {
        const audit = { actor: readShellActor(options.by), now: Date.now() };
        const answered = await work({ ...opened, options, audit }, ...command.processedArgs);
        const answer = typeof answered === 'string' ? { text: answered } : answered;
        const { json = { message: answer.text }, exitCode } = answer;
        console.log(options.json ? JSON.stringify(json, null, 2) : answer.text);
        process.exitCode = exitCode;
      } finally {
        await opened.store.close();
      }
    });
  }
  return { program, add };
}

/** Runs the command that the arguments name; whatever it refuses is a sentence on standard error. */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const isTold = error instanceof CommanderError;
    if (!isTold) console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = isTold ? error.exitCode : 1;
  }
}

/** Reads a day for `--from` and `--until`. */
export function readDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new InvalidArgumentError('It is not a day such as 2026-12-01.');
}

/** The operator for the audit log: `--by NAME`, identified by the system's user. */
export function readShellActor(by: string | undefined): AuditActor {
  const user = findSystemUser();
  const name = toOneLine(by ?? '').trim();
  return { name: isVisible(name) ? name : user, knownBy: 'shell', subject: user, id: '' };
}

function findSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In some containers the user has no entry in `/etc/passwd`.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
