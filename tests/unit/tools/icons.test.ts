import { expect, it } from 'vitest';
import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { drawIconSheet } from '#tools/pictures/plugin.ts';

it('the sprite has each icon once, by name, without stroke attributes', async () => {
  const { fileName, source } = await drawIconSheet();
  expect(fileName).toMatch(/^assets\/icons-[\w-]{8}\.svg$/);
  expect(source).toContain('<g id="check"><path d="M20 6 9 17l-5-5"></path></g>');
  expect(source.match(/(?<= id=")[^"]+/g)).toStrictEqual([...new Set(ICON_NAMES)]);
  expect(source).not.toContain('stroke');
});
