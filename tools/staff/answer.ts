/** Output of a command, as text and as JSON (`--json`). */
export interface Answer {
  text: string;
  data: unknown;
}

/** A wrong argument, described for the operator. */
export class CommandError extends Error {}
