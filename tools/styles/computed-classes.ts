import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * Replaces calls of Panda's `css` and recipes by the classes that they return, where the call itself
 * says all that it depends on. Otherwise a browser computes them while it loads a module.
 */
export const computedClasses: Plugin = {
  name: 'computed-classes',
  apply: 'build',
  transform: {
    filter: { id: /\/app\/.+\.tsx?(?:\?|$)/, code: '#styled/' },
    handler: async (code) => ({ code: computeClasses(code, await loadStyled()), map: null }),
  },
};

/** Panda's functions as the code generator has written them, by module and name. */
type Styled = ReadonlyMap<string, (...styles: unknown[]) => unknown>;

export async function loadStyled(): Promise<Styled> {
  const modules = await Promise.all(['css', 'recipes'].map(listFunctions));
  return new Map(modules.flat());
}

async function listFunctions(folder: string) {
  const file = new URL(`../../styled-system/${folder}/index.mjs`, import.meta.url);
  const module: Record<string, unknown> = await import(file.href);
  return Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [
          [
            `#styled/${folder} ${name}`,
            (...styles: unknown[]): unknown => value(...styles),
          ] as const,
        ]
      : [],
  );
}

/** @param code JavaScript, after types and JSX are compiled */
export function computeClasses(code: string, styled: Styled): string {
  const functions = new Map<string, ReturnType<Styled['get']>>();
  const computed: { start: number; end: number; text: string }[] = [];
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      for (const { type, local, ...specifier } of specifiers) {
        if (type !== 'ImportSpecifier' || !('imported' in specifier)) continue;
        const { imported } = specifier;
        if (imported.type !== 'Identifier') continue;
        functions.set(local.name, styled.get(`${source.value} ${imported.name}`));
      }
    },
    CallExpression: ({ callee, arguments: given, start, end }) => {
      const call = callee.type === 'Identifier' ? functions.get(callee.name) : undefined;
      const values = given.map(readValue);
      if (!call || values.includes(UNKNOWN)) return;
      const classes = call(...values);
      if (typeof classes === 'function') return;
      // In brackets, because a recipe of several slots returns an object.
      computed.push({ start, end, text: `(${JSON.stringify(classes)})` });
    },
  }).visit(parseSync('module.js', code).program);
  return computed.reduceRight(
    (before, { start, end, text }) => before.slice(0, start) + text + before.slice(end),
    code,
  );
}

/** Stands for an expression that depends on something else. */
const UNKNOWN = Symbol('unknown');

function readValue(node: ESTree.Expression | ESTree.SpreadElement): unknown {
  if (node.type === 'Literal' && !('regex' in node)) return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked;
  }
  if (node.type !== 'ObjectExpression') return UNKNOWN;
  const entries = node.properties.map((property): [string, unknown] => {
    if (property.type !== 'Property' || property.computed) return ['', UNKNOWN];
    const { key, value } = property;
    if (key.type === 'Identifier') return [key.name, readValue(value)];
    return key.type === 'Literal' ? [String(key.value), readValue(value)] : ['', UNKNOWN];
  });
  if (entries.some(([, value]) => value === UNKNOWN)) return UNKNOWN;
  return Object.fromEntries(entries);
}
