import * as z from 'zod';

// As seroval writes them; it numbers the kinds of values.
const leaves = [
  z.object({ t: z.literal(0), s: z.number() }),
  z.object({ t: z.literal(1), s: z.string() }),
  z.object({ t: z.literal(2), s: z.int().min(0).max(7) }),
] as const;
const list = z.object({ t: z.literal(9), i: z.int(), a: z.array(z.unknown()), o: z.int() });
const object = z.object({
  t: z.literal(10),
  i: z.int(),
  p: z.object({ k: z.array(z.string()), v: z.array(z.unknown()) }),
  o: z.int(),
});
const nodeSchema = z.discriminatedUnion('t', [...leaves, list, object]);
const payloadSchema = z.object({ t: z.unknown(), f: z.int(), m: z.tuple([]) });

/**
 * Whether a text is what our pages send to server functions: numbers, texts, constants, lists and
 * objects. Seroval reads more than that. Of a promise that never comes true Start would wait for the
 * end, and what seroval cannot read it would log with its stack.
 */
export function isPlainPayload(json: string): boolean {
  const payload = payloadSchema.safeParse(parseJson(json)).data;
  if (!payload) return false;
  const waiting: unknown[] = [payload.t];
  while (waiting.length > 0) {
    const node = nodeSchema.safeParse(waiting.pop()).data;
    if (!node) return false;
    if (node.t === 9) waiting.push(...node.a);
    if (node.t === 10 && node.p.k.length !== node.p.v.length) return false;
    if (node.t === 10) waiting.push(...node.p.v);
  }
  return true;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
