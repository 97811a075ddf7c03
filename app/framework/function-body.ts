import { fromJSON } from 'seroval';

/*
 * Seam: TanStack Start 1.169 reads the body of a server function with seroval 1, awaits every promise
 * in it, and logs a body that it cannot read with a stack. No public option refuses either, so the
 * body is checked with seroval's own parser and its numbers for promises.
 * Canary: tests/unit/framework/function-body.test.ts.
 */

/** Settled, pending, and the two nodes that settle a pending promise. */
const PROMISE_KINDS: readonly unknown[] = [12, 22, 23, 24];

/** Whether Start can read this body and finds no promise in it. */
export function isReadableBody(text: string): boolean {
  try {
    const json = JSON.parse(text, (key, value) => {
      if (key === 't' && PROMISE_KINDS.includes(value)) throw new Error('A promise');
      return value;
    });
    fromJSON(json);
    return true;
  } catch {
    return false;
  }
}
