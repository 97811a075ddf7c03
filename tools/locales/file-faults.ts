import { type ESTree, parseSync } from 'vite';
import { dropByteOrderMark } from './texts.ts';

/** For `meta.json` only the syntax is checked here; `meta.ts` checks the values. */
type Kind = 'texts' | 'meta';

/** Syntax errors, duplicate keys and values that are not plain text. */
export function findFileFaults(json: string, kind: Kind = 'texts'): string[] {
  const text = dropByteOrderMark(json);
  try {
    JSON.parse(text);
  } catch (error) {
    return [describeSyntax(text, error)];
  }
  // The JavaScript parser also sees duplicate keys, which JSON.parse ignores.
  const { program } = parseSync('texts.js', `(${text})`);
  const [statement] = program.body;
  const root = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const value = root?.type === 'ParenthesizedExpression' ? root.expression : root;
  if (value?.type !== 'ObjectExpression') {
    return ['must be an object that begins with { and ends with }.'];
  }
  return kind === 'texts'
    ? [...listDuplicates(value, ''), ...listValueFaults(value, '')]
    : listDuplicates(value, '');
}

function listDuplicates(value: ESTree.Node, key: string): string[] {
  const names = listEntries(value, '').map(([name]) => name);
  const duplicates = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [
    ...[...duplicates].map(
      (name) =>
        `"${join(key, name)}" appears twice; remove one of them, because only the last applies.`,
    ),
    ...listEntries(value, key).flatMap(([path, inner]) => listDuplicates(inner, path)),
  ];
}

function listValueFaults(value: ESTree.Node, key: string): string[] {
  if (value.type === 'ObjectExpression' || value.type === 'ArrayExpression') {
    return listEntries(value, key).flatMap(([path, inner]) => listValueFaults(inner, path));
  }
  if (value.type === 'Literal' && typeof value.value === 'string') {
    return listMarkup(value.value).map(
      (found) => `"${key}" contains ${found}; texts are plain, therefore remove it.`,
    );
  }
  const kind = value.type === 'Literal' ? String(value.value) : 'a number';
  return [`"${key}" is ${kind}; write a text between quotation marks, or leave the key out.`];
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

/** Entries of a group or list, each with its path. */
function listEntries(value: ESTree.Node, path: string): [path: string, value: ESTree.Node][] {
  if (value.type === 'ArrayExpression') {
    return value.elements.flatMap((element, index) =>
      element ? [[join(path, String(index)), element]] : [],
    );
  }
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Literal'
      ? [[join(path, String(property.key.value)), property.value]]
      : [],
  );
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function describeSyntax(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // Some messages of JSON.parse lack the position.
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const [label] = parseSync('texts.js', `(${text})`).errors[0]?.labels ?? [];
  const end = position === undefined ? (label?.start ?? text.length + 1) - 1 : Number(position);
  const before = text.slice(0, end);
  const lines = before.split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  return `is not valid JSON at ${place}; look there for a missing or spare comma, quotation mark or brace.`;
}
