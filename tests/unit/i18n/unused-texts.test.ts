import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flattenTexts, parseTexts, readPluralForm } from '#tools/locales/texts.ts';

/** Stands for what is computed: `lines.${kind}` is `lines.*`. */
const COMPUTED = /^[^${}]*\}|\$\{[^}]*(?:\}|$)/g;
/** A key may carry its namespace; a computed one names at least one group or entry in full. */
const KEY = /^(?:\w+:)?((?=[^*]*$|.*(?:[\w-]{2}\.|\.[\w-]{2}))[\w*-]+(?:\.[\w*-]+)*)$/;
/** Groups that are fetched whole, and those of page heads, which read their texts without i18next. */
const GROUPS =
  /\b\w+\(\s*['`]([^'`]*)['`],\s*\{\s*returnObjects: true|(?:getTexts\([^)]*\)|\btexts)\.\w+\?\.([\w.]+)/g;

function listNames(source: string): string[] {
  const groups = [...source.matchAll(GROUPS)].map(([, called, read]) => `${called ?? read}.*`);
  return [...source.split(/['"`]/), ...groups].flatMap(
    (piece) => KEY.exec(piece.replace(COMPUTED, '*'))?.[1] ?? [],
  );
}

function compile(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+(?:\\.[\\w-]+)*')}$`);
}

it('each text is named by the code, be a part of its key computed', () => {
  const sources = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.gen.ts'] });
  const names = new Set(sources.flatMap((path) => listNames(readFileSync(path, 'utf8'))));
  const patterns = [...names].filter((name) => name.includes('*')).map(compile);
  const isUsed = (key: string) => names.has(key) || patterns.some((one) => one.test(key));
  // Those left out are imported as they are.
  const files = globSync('locales/de/*.json', { exclude: ['**/{meta,offer,pictures}.json'] });
  const keys = files.flatMap((file) => [
    ...flattenTexts(parseTexts(readFileSync(file, 'utf8'))).keys(),
  ]);
  const unused = [...keys, 'summary.noLonger'].filter(
    (key) => !isUsed(key) && !isUsed(readPluralForm(key)?.base ?? key),
  );
  expect(unused).toEqual(['summary.noLonger']);
});
