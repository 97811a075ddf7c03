import type { Root } from 'postcss';

const TOKENS = /^:where\(:root, ?:host\)$/;
const USE = /var\((--(?:[\w-]|\\.)+)\)/g;

/**
 * Panda names every token as a variable, whether it is used or not. What no theme and no rule
 * changes is written where it is used, what nothing uses is left out: a twentieth of the sheet that
 * every page waits for.
 */
export function writeConstantTokens(root: Root): void {
  const constants = findConstants(root);
  root.walkDecls((declaration) => {
    declaration.value = replaceUses(declaration.value, constants);
  });
  root.walkAtRules((rule) => {
    rule.params = replaceUses(rule.params, constants);
  });
  const sheet = root.toString();
  root.walkRules(TOKENS, (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (!sheet.includes(`var(${declaration.prop}`)) declaration.remove();
    });
  });
}

/** Variables that are declared once, for the whole document, by their name. */
function findConstants(root: Root): Map<string, string> {
  const declared = new Map<string, { value: string; isToken: boolean }[]>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken =
      parent?.type === 'rule' && 'selector' in parent && TOKENS.test(`${parent.selector}`);
    declared.set(prop, [...(declared.get(prop) ?? []), { value, isToken }]);
  });
  return new Map(
    [...declared].flatMap(([name, [first, ...others]]) =>
      first?.isToken && others.length === 0 ? [[name, first.value] as const] : [],
    ),
  );
}

/** A token may be made of others. */
function replaceUses(text: string, constants: ReadonlyMap<string, string>): string {
  const replaced = text.replace(USE, (use, name: string) => constants.get(name) ?? use);
  return replaced === text ? text : replaceUses(replaced, constants);
}
