import { toOneLine } from '#app/domain/plain-text.ts';
import type { Store } from '#app/server/store/store.ts';
import type { Arguments } from './arguments.ts';

export interface Call {
  store: Store;
  given: Arguments;
  now: number;
}

/** Output of a command, as text and as JSON (`--json`). */
export interface Answer {
  text: string;
  json: unknown;
  /** Default: 0. */
  exitCode?: number;
}

/** A heading and its lines; empty if there are none. */
export function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${toOneLine(line)}`)];
}
