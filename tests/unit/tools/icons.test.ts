import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { drawIconSheet } from '#tools/icons/sheet.ts';

it('draws each icon once, by its name, without lines of its own', async () => {
  const { fileName, source } = await drawIconSheet();
  expect(fileName).toMatch(/^assets\/icons-[\w-]{8}\.svg$/);
  expect(source).toContain('<g id="check"><path d="M20 6 9 17l-5-5"></path></g>');
  expect(source.match(/(?<= id=")[^"]+/g)).toStrictEqual([...new Set(ICON_NAMES)]);
  expect(source).not.toContain('stroke');
});

it('lists no icon that nothing shows', () => {
  const text = globSync('app/**/*.{ts,tsx}', { exclude: ['app/ui/icon-names.ts'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = ICON_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(text));
  expect(unused).toStrictEqual([]);
});
