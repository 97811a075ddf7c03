import { type ESTree, parseSync, Visitor } from 'vite';
import * as z from 'zod';
import { listLeaves } from './texts.ts';

/** Contents of a language's `meta.json`. */
export const metaSchema = z.strictObject({
  name: z.string().min(1),
  /** BCP 47 tag for `Intl`. */
  locale: z.string().refine(isSupported),
  direction: z.enum(['ltr', 'rtl']),
  /** Reachable by its address, and offered nowhere. */
  draft: z.boolean().optional(),
  /** Texts that are rightly the same as in German or English; the report names them no more. */
  same: z.array(z.string()).optional(),
});

export type Meta = z.infer<typeof metaSchema>;

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** Errors in the values of a `meta.json`. */
export function findMetaFaults(meta: unknown): string[] {
  const issues = metaSchema.safeParse(meta).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `"${key}" is unknown; remove it.`)
      : [`"${String(issue.path[0])}" is missing or wrong; locales/README.md says what to write.`],
  );
}

/** Values that are not plain text. */
function findTextFaults(texts: unknown): string[] {
  return listLeaves(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? listMarkup(value).map(
          (found) => `"${key}" contains ${found}; texts are plain, therefore remove it.`,
        )
      : [`"${key}" is ${value}; write a text between quotation marks, or leave the key out.`],
  );
}

/** Syntax errors, duplicate keys and wrong values. */
export function findFileFaults(json: string, findValueFaults = findTextFaults): string[] {
  // The JavaScript parser also sees duplicate keys, which JSON.parse ignores.
  const { program, errors } = parseSync('texts.js', `(${json})`);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return [describeSyntax(json, error, errors[0]?.labels[0]?.start)];
  }
  if (!z.record(z.string(), z.unknown()).safeParse(value).success) {
    return ['must be an object that begins with { and ends with }.'];
  }
  return [...listDuplicates(program), ...findValueFaults(value)];
}

function listDuplicates(program: ESTree.Program): string[] {
  const faults: string[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>();
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Literal') continue;
        const name = String(property.key.value);
        if (names.has(name)) {
          faults.push(`"${name}" appears twice in a group; only the last applies, remove one.`);
        }
        names.add(name);
      }
    },
  }).visit(program);
  return faults;
}

const MARKUP: readonly [what: string, pattern: RegExp][] = [
  ['HTML', /<\/?[a-z][^>]*>|<!--|&(?:[a-z]+|#\d+);/i],
  ['Markdown', /\*\*[^*\s]|(?<!\w)__[^_\s]+__(?!\w)|\[[^\]]+\]\([^)]+\)|`[^`]+`|^#{1,6} /m],
];

function listMarkup(text: string): string[] {
  return MARKUP.flatMap(([what, pattern]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${what} (${found})`];
  });
}

/** @param spot where the JavaScript parser fails, in brackets; some messages of JSON.parse lack the place */
function describeSyntax(text: string, error: unknown, spot = text.length + 1): string {
  const [, position = spot - 1] = /position (\d+)/.exec(String(error)) ?? [];
  const lines = text.slice(0, Number(position)).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  return `is not valid JSON at ${place}; look there for a missing or spare comma, quotation mark or brace.`;
}
