import { type ESTree, parseSync } from 'vite';
import { dropByteOrderMark } from './texts.ts';

/** For `meta.json` only the syntax is checked here; `meta.ts` checks the values. */
type Kind = 'texts' | 'meta';

/** Syntax errors, duplicate keys and values that are not plain text. */
export function findFileFaults(json: string, kind: Kind = 'texts'): string[] {
  const text = dropByteOrderMark(json);
  // The JavaScript parser also sees duplicate keys, which JSON.parse ignores.
  const { program, errors } = parseSync('texts.js', `(${text})`, { preserveParens: false });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [describeSyntax(text, error, errors[0]?.labels[0]?.start)];
  }
  const [statement] = program.body;
  if (
    statement?.type !== 'ExpressionStatement' ||
    statement.expression.type !== 'ObjectExpression'
  ) {
    return ['must be an object that begins with { and ends with }.'];
  }
  return [
    ...listDuplicates(statement.expression, ''),
    ...(kind === 'texts' ? listValueFaults(value, '') : []),
  ];
}

function listDuplicates(value: ESTree.Node, path: string): string[] {
  if (value.type === 'ArrayExpression') {
    return value.elements.flatMap((element, index) =>
      element ? listDuplicates(element, join(path, String(index))) : [],
    );
  }
  if (value.type !== 'ObjectExpression') return [];
  const names = new Set<string>();
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Literal') return [];
    const name = join(path, String(property.key.value));
    const isTwin = names.has(name);
    names.add(name);
    return [
      ...(isTwin
        ? [`"${name}" appears twice; remove one of them, because only the last applies.`]
        : []),
      ...listDuplicates(property.value, name),
    ];
  });
}

function listValueFaults(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    return listMarkup(value).map(
      (found) => `"${key}" contains ${found}; texts are plain, therefore remove it.`,
    );
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      listValueFaults(inner, join(key, name)),
    );
  }
  return [`"${key}" is ${value}; write a text between quotation marks, or leave the key out.`];
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

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** @param spot where the JavaScript parser fails, in brackets; some messages of JSON.parse lack the place */
function describeSyntax(text: string, error: unknown, spot = text.length + 1): string {
  const [, position = spot - 1] = /position (\d+)/.exec(String(error)) ?? [];
  const lines = text.slice(0, Number(position)).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  return `is not valid JSON at ${place}; look there for a missing or spare comma, quotation mark or brace.`;
}
