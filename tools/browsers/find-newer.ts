import postcss from 'postcss';
import { parseSync, Visitor } from 'vite';
import { type Compatibility, compatibility } from './baseline.ts';

/** Features that built files use, by their key in MDN's data. */
type Used = ReadonlyMap<string, Compatibility>;

function collect() {
  const used = new Map<string, Compatibility>();
  const add = (...keys: readonly string[]) => {
    for (const key of keys) {
      const found = compatibility.get(key);
      if (found) used.set(key, found);
    }
  };
  return { used, add };
}

/**
 * Built-ins and interfaces that a script names, and what it calls of them. Methods of objects have no
 * names that tell whose they are; `older-browsers.spec.ts` deletes the newer ones.
 */
export function findBuiltIns(path: string, source: string): Used {
  const { used, add } = collect();
  const { program } = parseSync(path, source);
  new Visitor({
    Identifier({ name }) {
      add(`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`);
    },
    MemberExpression({ object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const { name } = property;
      add(`javascript.builtins.${object.name}.${name}`, `api.${object.name}.${name}_static`);
    },
  }).visit(program);
  return used;
}

const functions = Map.groupBy(
  [...compatibility.keys()].filter((key) => key.startsWith('css.types.')),
  (key) => key.slice(key.lastIndexOf('.') + 1),
);

/** Properties, values, functions, selectors and rules of a style sheet; what `@supports` asks for has a fallback. */
export function findStyles(source: string): Used {
  const { used, add } = collect();
  const isAsked = (node: postcss.Node | undefined): boolean =>
    node !== undefined &&
    ((node.type === 'atrule' && 'name' in node && node.name === 'supports') ||
      isAsked(node.parent));
  const root = postcss.parse(source);
  root.walk((node) => {
    if (isAsked(node)) return;
    if (node.type === 'atrule') {
      add(`css.at-rules.${node.name}`);
      for (const [, name = ''] of node.params.matchAll(/([a-z-]+)/g)) {
        add(`css.at-rules.${node.name}.${name}`);
      }
    }
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        add(`css.selectors.${name}`);
      }
    }
    if (node.type !== 'decl') return;
    const isReplaced = node.parent?.some(
      (other) => other !== node && other.type === 'decl' && other.prop === node.prop,
    );
    if (isReplaced) return;
    add(`css.properties.${node.prop}`);
    for (const [, name = '', isFunction] of node.value.matchAll(/([a-z-]+)(\()?/g)) {
      add(`css.properties.${node.prop}.${name}`);
      if (!isFunction) continue;
      add(...(functions.get(name) ?? []));
    }
  });
  return used;
}
