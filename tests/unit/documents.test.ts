import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '#tools/browsers/baseline.ts';
import { scripts } from '../../package.json';

// Names on the pages for developers and operators exist. Operators' commands are run by
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
    const named = find(readProse(page), /`((?:\.ci|app|docs|studio|tests|tools)\/[\w./{}$-]+)`/g);
    expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
  });

  it('scripts that exist', () => {
    const named = find(readFileSync(page, 'utf8'), /\bnpm run (?:--\S+ )*([\w:-]+)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it.each(['README.md', 'docs/operations/deploy.md'])(
  '%s names the browsers of the build',
  (page) => {
    const [chrome, edge, firefox, safari, ios] = oldestBrowsers.map((one) =>
      one.replace(/^[a-z]+/, ''),
    );
    expect([edge, ios]).toEqual([chrome, safari]);
    expect(readFileSync(page, 'utf8')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or newer`,
    );
  },
);

function listAnchors(page: string): string[] {
  return find(readProse(page), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('the commands of CONTRIBUTING.md for one test find it', () => {
  const files = globSync('tests/**/*.{test,spec}.{ts,tsx}');
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  const commands = [...contributing.matchAll(/`npm run test:\w+ -- ([^`\s]+)(?: -t "([^"]+)")?/g)];
  expect(commands.length).toBeGreaterThan(2);
  for (const [command, file = '', name = ''] of commands) {
    const found = files.filter((path) => path.includes(file));
    const tests = found.map((path) => readFileSync(path, 'utf8')).join('\n');
    expect(tests, command).toMatch(new RegExp(`\\b(?:it|test|describe)\\b.*${name}`));
  }
});
