import { toOneLine } from '#app/domain/plain-text.ts';
import type { Store } from '#app/server/store/store.ts';
import type { Arguments } from './arguments.ts';

export interface Call {
  store: Store;
  given: Arguments;
  now: number;
}

/** What a command has to say: to people, and with `--json` to programs. */
export interface Answer {
  text: string;
  json: unknown;
  /** 0 unless something else is said. */
  exitCode?: number;
}

/** A heading and what is under it; nothing where nothing is. */
export function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${toOneLine(line)}`)];
}
