import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.md', 'locales/*.md']);
const read = (page: string) => readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '');

it.each(pages)('%s links to pages and headings that exist', (page) => {
  const links = Array.from(read(page).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g));
  const broken = links.filter(([, path = '', anchor = '']) => {
    const target = path === '' ? page : join(dirname(page), path);
    return !existsSync(target) || (anchor !== '' && !listAnchors(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

it.each(pages)('%s names files and folders that exist', (page) => {
  const named = Array.from(
    read(page).matchAll(/`((?:app|docs|studio|tests|tools)\/[\w./{}$-]+)`/g),
    ([, path = '']) => path,
  );
  expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
});

function listAnchors(page: string): string[] {
  return Array.from(read(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
