import { type ESTree, parseSync } from 'vite';
import * as z from 'zod';
import { joinKey, listLeaves } from './texts.ts';

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

const ADVICE: Record<string, string> = {
  name: 'write the language’s name for itself, such as "Français"',
  locale: 'write a language tag such as "fr-FR"',
  direction: 'write "ltr" or "rtl"',
  draft: 'write true or false, or leave it out',
  same: 'write a list of texts, or leave it out',
};

/** Errors in the values of a `meta.json`, each with advice. */
export function findMetaFaults(meta: unknown): string[] {
  const issues = metaSchema.safeParse(meta).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `"${key}" is unknown; remove it.`);
    }
    const key = String(issue.path[0]);
    return [`"${key}" is missing or wrong; ${ADVICE[key]}.`];
  });
}

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
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
  const { program, errors } = parseSync('texts.js', `(${json})`, { preserveParens: false });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return [describeSyntax(json, error, errors[0]?.labels[0]?.start)];
  }
  const [statement] = program.body;
  if (
    statement?.type !== 'ExpressionStatement' ||
    statement.expression.type !== 'ObjectExpression'
  ) {
    return ['must be an object that begins with { and ends with }.'];
  }
  return [...listDuplicates(statement.expression, ''), ...findValueFaults(value)];
}

function listDuplicates(value: ESTree.Node | null, path: string): string[] {
  if (value?.type === 'ArrayExpression') {
    return value.elements.flatMap((element, index) =>
      listDuplicates(element, joinKey(path, `${index}`)),
    );
  }
  if (value?.type !== 'ObjectExpression') return [];
  const names = new Set<string>();
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Literal') return [];
    const name = joinKey(path, String(property.key.value));
    const inner = listDuplicates(property.value, name);
    if (!names.has(name)) {
      names.add(name);
      return inner;
    }
    return [
      `"${name}" appears twice; remove one of them, because only the last applies.`,
      ...inner,
    ];
  });
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

/**
 * A file's text, and what is wrong with its encoding. Reads other encodings of translation programs
 * too, so that the texts can still be checked.
 */
export function decodeText(bytes: Uint8Array): { text: string; fault?: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // In UTF-16 an ASCII character is two bytes, of which one is 0.
    if (!text.includes('\0')) return { text };
  } catch {
    // Another encoding.
  }
  const zero = bytes.indexOf(0);
  const [encoding, name] =
    zero === -1 ? ['windows-1252', 'Windows-1252'] : [zero % 2 ? 'utf-16le' : 'utf-16be', 'UTF-16'];
  return {
    text: new TextDecoder(encoding).decode(bytes),
    fault: `is written in ${name}; save it as UTF-8.`,
  };
}
