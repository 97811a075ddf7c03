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

it('allows only drafts, files for pictures and legal texts to be incomplete', () => {
  const polish = folder('pl', 'pl-PL', { title: 'Ceny' });
  const draft = { ...polish, meta: { ...polish.meta, draft: true } };
  const { text, isSound } = describeLanguages([german, english, draft], sources);
  expect(text).toContain('pl (draft)      66 %');
  expect(isSound).toBe(true);
  const complete = { ...folder('pl', 'pl-PL', { title: 'Ceny', choose: '{{plan}}' }), legal: [] };
  const pictures = new Map([...german.texts, ['pictures', { alt: 'Bild' }]]);
  const reference = { ...german, texts: pictures };
  expect(describeLanguages([reference, english, complete], sources).isSound).toBe(true);
});

it.each([
  ['missing texts', { title: 'Ceny' }],
  ['wrong placeholders', { title: 'Ceny', choose: 'Wybierz {{plen}}' }],
])('rejects a language with %s', (_, texts) => {
  const polish = folder('pl', 'pl-PL', texts);
  expect(describeLanguages([german, english, polish], sources).isSound).toBe(false);
});

it('lists unused keys without failing', () => {
  const { text, isSound } = describeLanguages([german, english], []);
  expect(text).toContain('de, unused:\n  common:title\n  common:choose');
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
