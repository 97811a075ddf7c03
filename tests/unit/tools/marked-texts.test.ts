import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dropMarkedTexts, findMarkedTexts } from '#tools/locales/marked-texts.ts';

it('finds each marked text with its line', () => {
  expect(findMarkedTexts('{\n  "a": "Wahr. ⟪Offen.⟫",\n  "b": "⟪Eins⟫ und ⟪Zwei⟫"\n}')).toEqual([
    { text: 'Offen.', line: 2 },
    { text: 'Eins', line: 3 },
    { text: 'Zwei', line: 3 },
  ]);
});

it('drops marked texts and list entries left incomplete', () => {
  const texts = {
    note: 'Wahr. ⟪Offen.⟫',
    open: '⟪Offen.⟫',
    list: [
      { question: 'Was?', answer: 'Das. ⟪Und noch etwas.⟫' },
      { question: 'Was nie?', answer: '⟪Offen.⟫' },
    ],
    points: ['⟪Offen.⟫', 'Wahr.', ''],
  };
  expect(dropMarkedTexts(texts)).toEqual({
    note: 'Wahr.',
    open: '',
    list: [{ question: 'Was?', answer: 'Das.' }],
    points: ['Wahr.', ''],
  });
});

it('every mark is closed, so that the launch check finds it', () => {
  for (const file of globSync('locales/**/*.{json,md}')) {
    const source = readFileSync(file, 'utf8');
    expect(source.match(/[⟪⟫]/g)?.length ?? 0, file).toBe(2 * findMarkedTexts(source).length);
  }
});
