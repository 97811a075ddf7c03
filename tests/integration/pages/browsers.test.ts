import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Compatibility, compatibility, toVersion } from '#tools/browsers/baseline.ts';
import { findBuiltIns, findStyles } from '#tools/browsers/find-newer.ts';

/** Features younger than the oldest supported browsers (D59), and why they do without them. */
const SCRIPTS = {
  'api.AbortSignal.timeout_static': 'the oldest browsers have it, but name its error otherwise',
  'api.ClipboardItem': 'texts are copied as text then',
  'api.Profiler': 'a name in React',
  'api.ViewTransition': 'a name in React',
  'api.Window.devicePixelRatio': 'a guess of phones’ zoom, by a library',
  'api.Window.navigation': 'React asks whether it is there',
  'api.Window.open': 'a name; popups of phones differ',
  'javascript.builtins.Intl.Segmenter': '`printable.ts` counts code points then',
  'javascript.builtins.Temporal': 'the transport of server functions asks whether it is there',
  'javascript.builtins.escape': 'a name in libraries',
  'javascript.builtins.unescape': 'a name in libraries',
};

/** Declarations and rules that a browser skips, after which everything can still be read and used. */
const STYLES = [
  'css.at-rules.page',
  'css.properties.accent-color',
  'css.properties.box-decoration-break',
  'css.properties.break-after',
  'css.properties.clip',
  'css.properties.content-visibility',
  'css.properties.cursor',
  'css.properties.field-sizing',
  'css.properties.forced-color-adjust',
  'css.properties.hyphenate-limit-chars',
  'css.properties.overscroll-behavior',
  'css.properties.print-color-adjust',
  'css.properties.resize',
  'css.properties.scrollbar-color',
  'css.properties.scrollbar-gutter',
  'css.properties.scrollbar-width',
  'css.properties.text-size-adjust',
  'css.properties.text-wrap',
  'css.properties.user-select',
  'css.selectors.details-content',
  'css.selectors.selection',
  'css.types.shape',
];

/** Features that the starter asks for before it starts the others. */
const ASKED = [
  'javascript.builtins.Map.groupBy',
  'javascript.builtins.Promise.withResolvers',
  'api.URL.canParse_static',
  'api.AbortSignal.any_static',
];

const scripts = collect('dist/client/**/*.js', findBuiltIns);
const styles = collect('dist/client/**/*.css', (_, source) => findStyles(source));

it('scripts use no built-in that the oldest supported browsers lack, without a fallback', () => {
  expect(listNewer(scripts, Object.keys(SCRIPTS))).toEqual(Object.keys(SCRIPTS));
});

it('style sheets use nothing that the oldest supported browsers lack, but what can be skipped', () => {
  expect(listNewer(styles, STYLES)).toEqual(STYLES);
});

it('a browser that has what the starter asks for has all that the scripts use', () => {
  const asked = ASKED.map((key) => compatibility.get(key));
  for (const browser of ['chrome', 'firefox', 'safari']) {
    const firsts = asked.map((one) => toVersion(one?.support[browser]));
    const young = [...scripts].filter(
      ([, { isWidelyAvailable, support }]) =>
        isWidelyAvailable && toVersion(support[browser]) > Math.max(...firsts),
    );
    expect(young, browser).toEqual([]);
  }
});

it('finds what is too young', () => {
  const found = findBuiltIns('a.js', 'Iterator.concat(URL.parse(text), Map.groupBy(a, b))');
  expect(listNewer(found, [])).toEqual([
    'api.URL.parse_static',
    'javascript.builtins.Iterator.concat',
  ]);
  const sheet = `a { color: light-dark(red, blue); background: red; background: light-dark(red, blue) }
    @supports (color: contrast-color(red)) { a { color: contrast-color(red) } }`;
  expect(listNewer(findStyles(sheet), [])).toEqual(['css.types.color.light-dark']);
});

function collect(pattern: string, find: typeof findBuiltIns): Map<string, Compatibility> {
  const paths = globSync(pattern);
  expect(paths.length).toBeGreaterThan(1);
  return new Map(paths.flatMap((path) => [...find(path, readFileSync(path, 'utf8'))]));
}

/** Features that are not widely available, each by the listed key that names it or its whole. */
function listNewer(used: ReadonlyMap<string, Compatibility>, known: readonly string[]): string[] {
  const newer = [...used].flatMap(([key, { isWidelyAvailable }]) => (isWidelyAvailable ? [] : key));
  const named = newer.map(
    (key) => known.find((one) => key === one || key.startsWith(`${one}.`)) ?? key,
  );
  return [...new Set(named)].sort();
}
