import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';

// What the pages for developers and operators name. Operators' commands are run by
// `tests/long/commands.test.ts`.

const pages = globSync(['*.md', 'docs/**/*.md', 'locales/*.md']);
const readProse = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '');
const find = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

describe.each(pages)('%s names', (page) => {
  it('pages and headings that exist', () => {
    const links = find(readProse(page), /\]\((?!https?:)([^)]*)\)/g);
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(target) || (anchor !== undefined && !listAnchors(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('files and folders that exist', () => {
    const named = find(readProse(page), /`((?:app|docs|studio|tests|tools)\/[\w./{}$-]+)`/g);
    expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
  });

  it('scripts that exist', () => {
    const named = find(readFileSync(page, 'utf8'), /\bnpm run (?:--\S+ )*([\w:-]+)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

function listAnchors(page: string): string[] {
  return find(readProse(page), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

const FILES: Record<string, string> = {
  'test:unit': 'tests/unit/**/*.test.{ts,tsx}',
  'test:integration': 'tests/integration/**/*.test.ts',
  'test:e2e': 'tests/e2e/**/*.spec.ts',
};
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const commands = Array.from(
  contributing.matchAll(/`npm run (\S+) -- ([^`\s]+)(?: -t "([^"]+)")?/g),
  ([, script = '', file = '', name = '']) => ({ script, file, name }),
);

it('CONTRIBUTING.md says how to run one test of each kind', () => {
  expect(new Set(commands.map(({ script }) => script))).toEqual(new Set(Object.keys(FILES)));
  for (const file of find(contributing, /\| `(\.\S+)` \|/g)) expect(existsSync(file)).toBe(true);
});

it.each(commands)('$script -- $file finds tests', ({ script, file, name }) => {
  const found = globSync(FILES[script] ?? []).filter((path) => path.includes(file));
  const tests = found.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(tests).toMatch(new RegExp(`\\b(?:it|test|describe)\\b.*${name}`));
});
