import { type ESTree, Visitor } from 'vite';
import { parseModule } from '#tools/checks/parse-module.ts';

/** Printed with every run, so that nobody overestimates the check. */
export const NOT_SEEN =
  'The search for text in components does not see: single lower-case words behind a constant, field or call; ' +
  'text joined from pieces of which none reads like a text; app/server, app/theme and app/domain/landscape.';

/** Files without text for visitors: logs, API, styles, and the words of tenants' lists. */
const UNREAD_FILES = /^app\/(?:server|theme|domain\/landscape)\b/;
/** Properties whose value visitors read or hear. */
const READ_PROPS =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|hint|text|description|heading|summary|legend)$/;
const WORD = /\p{L}{2}/u;
/** Letters that occur in no identifier or class. */
const GERMAN = /[äöüßÄÖÜ„“]/;
/** Two words, or one that begins like a sentence. */
const READS_LIKE_TEXT = /\p{L}{2,}[,.:!?]? \p{L}{2,}|^\p{Lu}\p{Ll}{2,}[.!?…]?$/u;
const LOWER_CASE = /\p{Ll}/u;
/** Media queries, selectors, markup, lists of sizes. */
const IS_CODE = /^[([:.#]|[<={}]/;
/** Names of keys, modes, colour schemes, and the browser's name of dragged files. */
const NAMES = [
  'DEV',
  'TEST',
  'PROD',
  'Enter',
  'Escape',
  'Home',
  'End',
  'Tab',
  'Files',
  'light dark',
];
/** Calls for styles and imports, whose strings are no texts. */
const UNREAD_CALLS =
  /^(?:css|cva|sva|cx|defineRecipe|defineSlotRecipe|import|lazyRouteComponent|lazy\w*)$/;
const UNREAD_ATTRIBUTES = /^(?:className|style|id|href|src|sizes|media|d|rel|name|type|key)$/;

/**
 * Text that stands in a module instead of in `locales/`, each as `path:line: text`: in elements and
 * their properties every word; behind constants, object fields and function calls what reads like
 * a text. i18next-cli's linter (1.74) understands the same sources but sees elements alone.
 */
export function findHardCodedTexts(path: string, source: string): string[] {
  if (UNREAD_FILES.test(path)) return [];
  const program = parseModule(path, source);
  const found = new Map<number, string>();
  const unread: ESTree.Span[] = [];
  const add = (text: string, start: number) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (WORD.test(shown) && !NAMES.includes(shown)) found.set(start, shown);
  };
  const addIfText = (text: string, start: number) => {
    const isText = READS_LIKE_TEXT.test(text) && LOWER_CASE.test(text) && !IS_CODE.test(text);
    if (isText || GERMAN.test(text)) add(text, start);
  };
  new Visitor({
    ImportDeclaration: (node) => unread.push(node),
    TSLiteralType: (node) => unread.push(node),
    ImportExpression: (node) => unread.push(node),
    NewExpression(node) {
      // Errors are for developers.
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error'))
        unread.push(node);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && UNREAD_CALLS.test(callee.name)) unread.push(node);
    },
    Property({ key, value }) {
      // schema.org types for search engines.
      const name = key.type === 'Literal' ? key.value : key.type === 'Identifier' && key.name;
      if (typeof name === 'string' && /^(?:@type|operatingSystem|className)$/.test(name)) {
        unread.push(value);
      }
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && UNREAD_ATTRIBUTES.test(name.name) && value) {
        unread.push(value);
      }
    },
  }).visit(program);
  const isUnread = (start: number) =>
    unread.some((node) => node.start <= start && start < node.end);
  new Visitor({
    JSXText({ value, start }) {
      add(value, start);
    },
    JSXExpressionContainer(node) {
      // As the value of a property, the property decides.
      if (source[node.start - 1] === '=') return;
      for (const { text, start } of listStrings(node.expression)) add(text, start);
    },
    JSXAttribute({ name, value }) {
      const isRead = name.type === 'JSXIdentifier' && READ_PROPS.test(name.name);
      if (!isRead || !value) return;
      const content = value.type === 'JSXExpressionContainer' ? value.expression : value;
      for (const { text, start } of listStrings(content)) add(text, start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !isUnread(start)) addIfText(value, start);
    },
    TemplateElement({ value, start }) {
      if (!isUnread(start)) addIfText(value.raw, start);
    },
  }).visit(program);
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([start, text]) => `${path}:${source.slice(0, start).split('\n').length}: ${text}`);
}

type Value = ESTree.JSXAttributeValue | ESTree.JSXExpression | ESTree.Expression;

interface FoundString {
  text: string;
  start: number;
}

/** The strings that a value may come to: itself, either side of a choice. */
function listStrings(value: Value): FoundString[] {
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [{ text: value.value, start: value.start }] : [];
    case 'TemplateLiteral':
      return value.quasis.map((part) => ({ text: part.value.raw, start: part.start }));
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(listStrings);
    case 'LogicalExpression':
      return [value.left, value.right].flatMap(listStrings);
    default:
      return [];
  }
}
