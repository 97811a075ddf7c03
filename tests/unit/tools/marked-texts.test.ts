import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dropMarks, findMarkedTexts } from '#tools/locales/marked-texts.ts';

it('finds each marked text with its line, and drops the marks alone', () => {
  const source = '{\n  "a": "Wahr. ⟪Offen.⟫",\n  "b": "⟪Eins⟫ und ⟪Zwei⟫"\n}';
  expect(findMarkedTexts(source)).toEqual([
    { text: 'Offen.', line: 2 },
    { text: 'Eins', line: 3 },
    { text: 'Zwei', line: 3 },
  ]);
  expect(dropMarks(source)).toBe('{\n  "a": "Wahr. Offen.",\n  "b": "Eins und Zwei"\n}');
});

it('no mark is left open, where the launch check would miss it', () => {
  for (const file of globSync('locales/**/*.{json,md}')) {
    const source = readFileSync(file, 'utf8');
    expect(dropMarks(source).length, file).toBe(source.length - 2 * findMarkedTexts(source).length);
  }
});

it('both languages leave the same texts open', () => {
  const count = (code: string) =>
    globSync(`locales/${code}/**/*.{json,md}`)
      .map((file) => file.split(/[/\\]/).slice(2).join('/'))
      .map((name) => [
        name,
        findMarkedTexts(readFileSync(`locales/${code}/${name}`, 'utf8')).length,
      ])
      .filter(([, found]) => found !== 0)
      .sort();
  expect(count('en')).toEqual(count('de'));
});
