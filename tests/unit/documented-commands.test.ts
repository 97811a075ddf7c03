import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';

// What CONTRIBUTING.md and the other pages tell developers to type. Operators' commands are run by
// `tests/long/commands.test.ts`.

const pages = globSync(['*.md', 'docs/**/*.md', 'locales/*.md']);

it.each(pages)('%s names scripts that there are', (page) => {
  const named = Array.from(
    readFileSync(page, 'utf8').matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g),
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

const FILES: Record<string, string> = {
  'test:unit': 'tests/unit/**/*.test.{ts,tsx}',
  'test:integration': 'tests/integration/**/*.test.ts',
  'test:e2e': 'tests/e2e/**/*.spec.ts',
};
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const commands = Array.from(
  contributing.matchAll(/`npm run (\S+) -- ([^`\s]+)(?: -t "([^"]+)")?([^`]*)`/g),
  ([, script = '', file = '', name = '', options = '']) => ({ script, file, name, options }),
);

it('CONTRIBUTING.md says how to run one test of each kind', () => {
  expect(new Set(commands.map(({ script }) => script))).toEqual(new Set(Object.keys(FILES)));
  for (const [, file = ''] of contributing.matchAll(/\| `(\.\S+)` \|/g)) {
    expect(existsSync(file)).toBe(true);
  }
});

it.each(commands)('$script -- $file finds tests', ({ script, file, name, options }) => {
  const found = globSync(FILES[script] ?? []).filter((path) => path.includes(file));
  expect(found).not.toEqual([]);
  const titles = found.flatMap(
    (path) => readFileSync(path, 'utf8').match(/\b(?:it|test|describe)\b.*/g) ?? [],
  );
  expect(titles.filter((title) => title.includes(name))).not.toEqual([]);
  const projects = readFileSync('tests/e2e/playwright.config.ts', 'utf8');
  for (const [, project = ''] of options.matchAll(/--project (\S+)/g)) {
    expect(projects).toContain(`name: '${project}'`);
  }
});
