import { expect, it } from 'vitest';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { describeLanguages } from '#tools/locales/report.ts';
import type { Texts } from '#tools/locales/texts.ts';

const sources = ["t('title'); t('choose', { plan });"];

function folder(code: string, locale: string, common: Record<string, string>): LanguageFolder {
  const meta = { name: code, locale, direction: 'ltr' as const };
  const texts = new Map([['common', common]]);
  return { code, meta, texts, legal: ['agb'] };
}

const german = folder('de', 'de-DE', { title: 'Preise', choose: '{{plan}} wählen' });
const english = folder('en', 'en-GB', { title: 'Prices', choose: 'Choose {{plan}}' });

it('has one line for each language, followed by all findings', () => {
  const polish = { ...folder('pl', 'pl-PL', { title: 'Ceny', x: 'y' }), legal: [] };
  const { text, isSound } = describeLanguages([german, english, polish], sources);
  expect(text).toBe(
    [
      'language  complete  missing  perhaps untranslated  unused  stray  placeholders  plurals',
      'de           100 %        0                     0       0      0             0        0',
      'en           100 %        0                     0       0      0             0        0',
      'pl            33 %        2                     0       0      1             0        0',
      '',
      'pl, missing:',
      '  common:choose',
      '  legal/agb.md',
      '',
      'pl, stray:',
      '  common:x',
    ].join('\n'),
  );
  expect(isSound).toBe(false);
});

const polish = folder('pl', 'pl-PL', { title: 'Ceny' });
const withPictures = {
  ...german,
  texts: new Map([...german.texts, ['pictures', { alt: 'Bild' }]]),
};

it.each([
  ['lacks texts', german, polish, false],
  ['lacks texts as a draft', german, { ...polish, meta: { ...polish.meta, draft: true } }, true],
  [
    'has wrong placeholders',
    german,
    folder('pl', 'pl-PL', { title: '', choose: '{{plen}}' }),
    false,
  ],
  [
    'lacks files for pictures and legal texts alone',
    withPictures,
    { ...folder('pl', 'pl-PL', { title: 'Ceny', choose: '{{plan}}' }), legal: [] },
    true,
  ],
])('a language that %s', (_, reference, language, isSound) => {
  expect(describeLanguages([reference, english, language], sources).isSound).toBe(isSound);
});

it('lists unused keys without failing, and names drafts', () => {
  const draft = { ...polish, meta: { ...polish.meta, draft: true } };
  const { text, isSound } = describeLanguages([german, english, draft], []);
  expect(text).toContain('de, unused:\n  common:title\n  common:choose');
  expect(text).toContain('pl (draft)      66 %');
  expect(isSound).toBe(true);
});

it('lists texts and facts that may be copied instead of translated', () => {
  const names = { brand: 'Nordkarte', plan: 'Core', count: '{{count}}' };
  const withNames = (language: LanguageFolder, common: object) => ({
    ...language,
    texts: new Map([['common', { ...names, ...common }]]),
  });
  const sources = [
    withNames(german, { title: 'Preise', count: '{{count}} ' }),
    withNames(english, { title: 'Prices', choose: 'Choose {{plan}}' }),
  ];
  const french = folder('fr', 'en-GB', {});
  const copied = withNames(
    { ...french, meta: { name: 'en', locale: 'en-GB', direction: 'ltr' } },
    { title: 'Prices', choose: 'Choisir {{plan}}' },
  );
  const { text } = describeLanguages([...sources, copied], []);
  expect(text).toContain(
    'fr, perhaps untranslated:\n  meta:name\n  meta:locale\n  common:title\n\n',
  );
  const accepted = { ...copied, meta: { ...copied.meta, same: ['Prices'] } };
  expect(describeLanguages([...sources, accepted], []).text).toContain(
    'fr, perhaps untranslated:\n  meta:name\n  meta:locale\n\n',
  );
});

it('has one line for a file that is absent, stray or cannot be read', () => {
  const reference = {
    ...german,
    texts: new Map([...german.texts, ['faq', { a: 'A', b: 'B' }], ['offer', { c: 'C' }]]),
  };
  const texts = new Map<string, Texts | undefined>([
    ...folder('pl', 'pl-PL', { title: 'Ceny', choose: '{{plan}}' }).texts,
    ['offer', undefined],
    ['old', { x: 'y', z: 'y' }],
  ]);
  const polish = { ...folder('pl', 'pl-PL', {}), texts };
  const { text } = describeLanguages([reference, polish], sources);
  expect(text).toContain(
    [
      'pl, missing:',
      '  faq.json (absent, 2 texts)',
      '  offer.json (cannot be read, 1 text)',
      '',
      'pl, stray:',
      '  old.json',
    ].join('\n'),
  );
  expect(text).toMatch(/^pl +50 % +3 +0 +0 +1 /m);
});

it('reports on one language alone', () => {
  const polish = folder('pl', 'pl-PL', { title: 'Ceny', x: 'y' });
  const { text, isSound } = describeLanguages([german, english, polish], sources, 'en');
  expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual(['language', 'en']);
  expect(isSound).toBe(true);
});
