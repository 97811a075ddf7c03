import { type ESTree, parseSync, Visitor } from 'vite';

/** Properties of elements and of our own components whose value visitors read or hear. */
const READ_PROPS =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|hint|text|description|heading|summary|legend)$/;
const WORD = /\p{L}{2}/u;
/** No identifier and no class has these letters. */
const GERMAN = /[äöüÄÖÜß„“]/;
/** What every language calls the same. */
const NAMES = ['DEV', 'TEST', 'PROD'];

/** Text that stands in a module instead of in `locales/`, each as `path:line: text`. */
export function findHardCodedTexts(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found = new Map<number, string>();
  const add = (text: string, start: number) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (WORD.test(shown) && !NAMES.includes(shown)) found.set(start, shown);
  };
  new Visitor({
    JSXText({ value, start }) {
      add(value, start);
    },
    JSXExpressionContainer(node) {
      // As the value of a property, the property decides.
      if (source[node.start - 1] === '=') return;
      for (const text of listStrings(node.expression)) add(text, node.start);
    },
    JSXAttribute({ name, value }) {
      const isRead = name.type === 'JSXIdentifier' && READ_PROPS.test(name.name);
      if (!isRead || !value) return;
      const content = value.type === 'JSXExpressionContainer' ? value.expression : value;
      for (const text of listStrings(content)) add(text, value.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && GERMAN.test(value)) add(value, start);
    },
    TemplateElement({ value, start }) {
      if (GERMAN.test(value.raw)) add(value.raw, start);
    },
  }).visit(program);
  return [...found].map(
    ([start, text]) => `${path}:${source.slice(0, start).split('\n').length}: ${text}`,
  );
}

type Value = ESTree.JSXAttributeValue | ESTree.JSXExpression | ESTree.Expression;

/** The strings that a value may come to: itself, either side of a choice. */
function listStrings(value: Value): string[] {
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return [value.quasis.map((part) => part.value.raw).join(' ')];
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(listStrings);
    case 'LogicalExpression':
      return [value.left, value.right].flatMap(listStrings);
    default:
      return [];
  }
}
