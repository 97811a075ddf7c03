import { Visitor } from 'vite';
import { parseModule } from '#tools/checks/parse-module.ts';
import { readPluralForm } from './plurals.ts';

/** Keys that a module's code may use. */
interface Mentions {
  keys: Set<string>;
  /** Keys of which a part is computed: `lines.${kind}`. */
  patterns: RegExp[];
}

const KEY = /^[\w-]+(?:\.[\w-]+)*$/;
/** A computed key names at least one group or entry in full. */
const TELLING = /[\w-]{2,}\.|\.[\w-]{2,}/;
const ANYTHING = '[\\w-]+(?:\\.[\\w-]+)*';

/**
 * Unused keys: not named as a string, not matched by a template, not part of a group that is read
 * whole. Some unused keys are missed; a used one is never reported.
 */
export function findUnusedKeys(keys: Iterable<string>, sources: ReadonlyMap<string, string>) {
  const mentions: Mentions = { keys: new Set(), patterns: [] };
  for (const [path, source] of sources) collectMentions(path, source, mentions);
  const isUsed = (key: string) =>
    mentions.keys.has(key) || mentions.patterns.some((pattern) => pattern.test(key));
  return [...keys].filter((named) => {
    const key = dropNamespace(named);
    return !isUsed(readPluralForm(key)?.base ?? key) && !isUsed(key);
  });
}

function collectMentions(path: string, source: string, { keys, patterns }: Mentions): void {
  const program = parseModule(path, source);
  const add = (parts: readonly string[]) => {
    const [first = '', ...others] = parts;
    const named = [dropNamespace(first), ...others];
    if (others.length === 0) {
      if (KEY.test(named[0] ?? '')) keys.add(named[0] ?? '');
    } else if (/^[\w.-]*$/.test(named.join('')) && TELLING.test(named.join(' '))) {
      patterns.push(new RegExp(`^${named.map(escapeDots).join(ANYTHING)}$`));
    }
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') add([value]);
    },
    TemplateLiteral({ quasis }) {
      add(quasis.map(({ value }) => value.raw));
    },
    CallExpression({ start, end }) {
      // A group is fetched whole.
      const call = /^\w+\(\s*(['`])(.*?)\1,\s*\{\s*returnObjects: true/.exec(
        source.slice(start, end),
      );
      if (call?.[2]) patterns.push(groupPattern(call[2]));
    },
  }).visit(program);
  // Page heads read their texts without i18next.
  for (const [, group = ''] of source.matchAll(/(?:getTexts\([^)]*\)|\btexts)\.\w+\?\.([\w.]+)/g)) {
    patterns.push(groupPattern(group));
  }
}

function groupPattern(group: string): RegExp {
  return new RegExp(
    `^${dropNamespace(group)
      .split(/\$\{[^}]*\}/)
      .map(escapeDots)
      .join(ANYTHING)}\\..+$`,
  );
}

/** A key may carry its namespace. */
function dropNamespace(key: string): string {
  return key.replace(/^\w+:/, '');
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
