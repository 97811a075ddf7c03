import { readPluralForm } from './texts.ts';

/** Stands for what is computed: `lines.${kind}` is `lines.*`. */
const COMPUTED = /^[^${}]*\}|\$\{[^}]*(?:\}|$)/g;
const KEY = /^[\w*-]+(?:\.[\w*-]+)*$/;
/** A computed key names at least one group or entry in full. */
const TELLING = /[\w-]{2,}\.|\.[\w-]{2,}/;
/** Groups that are fetched whole, and those of page heads, which read their texts without i18next. */
const GROUPS =
  /\b\w+\(\s*['`]([^'`]*)['`],\s*\{\s*returnObjects: true|(?:getTexts\([^)]*\)|\btexts)\.\w+\?\.([\w.]+)/g;

/**
 * Unused keys: nothing between quotation marks names them or a group of them, be a part of it computed.
 * Some unused keys are missed; a used one is never reported.
 */
export function findUnusedKeys(keys: Iterable<string>, sources: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const source of sources) {
    for (const piece of source.split(/['"`]/)) {
      const name = nameKey(piece);
      if (KEY.test(name) && (!name.includes('*') || TELLING.test(name))) names.add(name);
    }
    for (const [, called, read = ''] of source.matchAll(GROUPS)) {
      names.add(`${nameKey(called ?? read)}.*`);
    }
  }
  const patterns = [...names].filter((name) => name.includes('*')).map(compile);
  const isUsed = (key: string) => names.has(key) || patterns.some((one) => one.test(key));
  return [...keys].filter((named) => {
    const key = dropNamespace(named);
    return !isUsed(readPluralForm(key)?.base ?? key) && !isUsed(key);
  });
}

function nameKey(source: string): string {
  return dropNamespace(source.replace(COMPUTED, '*'));
}

/** A key may carry its namespace. */
function dropNamespace(key: string): string {
  return key.replace(/^\w+:/, '');
}

function compile(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+(?:\\.[\\w-]+)*')}$`);
}
