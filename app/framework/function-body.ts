import { fromJSON } from 'seroval';

/*
 * Seam: TanStack Start 1.169 reads the body of a server function with seroval 1, awaits every promise
 * in it, and logs a body that it cannot read with a stack. No public option refuses either, or limits
 * the work, so the body is checked with seroval's own parser and its numbers for kinds of values.
 * Canary: tests/unit/framework/function-body.test.ts.
 */

/** Numbers, texts, constants, references, arrays, objects and objects without prototype. */
const KINDS: readonly unknown[] = [0, 1, 2, 4, 9, 10, 11];

/** JSON values in a body; the largest that a page sends have some hundreds. */
const MAX_VALUES = 5000;
const MAX_DEPTH = 100;

/** Whether Start can read this body, in bounded time and without waiting. */
export function isReadableBody(text: string): boolean {
  try {
    const json = JSON.parse(text);
    if (!isBounded(json)) return false;
    fromJSON(json);
    return true;
  } catch {
    return false;
  }
}

/** Whether it has few values, few levels and only known kinds of nodes. */
function isBounded(json: unknown): boolean {
  const open = [{ value: json, depth: 0 }];
  let count = 1;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH || !isKnownNode(value)) return false;
    const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
    count += children.length;
    if (count > MAX_VALUES) return false;
    for (const child of children) open.push({ value: child, depth: depth + 1 });
  }
  return true;
}

function isKnownNode(value: object): boolean {
  return !('t' in value) || typeof value.t === 'object' || KINDS.includes(value.t);
}
