import { expect, it } from 'vitest';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { describeGaps } from '#tools/locales/inspect.ts';
import { describeLanguages } from '#tools/locales/report.ts';

function folder(
  code: string,
  locale: string,
  files: Record<string, Record<string, string>>,
  meta: { draft?: boolean; name?: string; same?: string[] } = {},
): LanguageFolder {
  const texts = new Map(Object.entries(files));
  return { code, meta: { name: code, locale, direction: 'ltr', ...meta }, texts, legal: [] };
}

const german = {
  ...folder('de', 'de-DE', {
    common: { title: 'Preise', choose: '{{plan}} wählen', plan: 'Core', count: '{{count}}' },
    faq: { a: 'A', b: 'B' },
    pictures: { alt: 'Bild' },
  }),
  legal: ['agb'],
};
const english = folder('en', 'en-GB', {
  common: { title: 'Prices', choose: 'Choose {{plan}}', plan: 'Core', count: '{{count}}' },
  faq: { a: 'A', b: 'B.' },
});
const polish = { title: 'Ceny', choose: '{{plan}}', plan: 'Core', count: '{{count}}' };
const faq = { a: 'a', b: 'b' };

it('has one line for each language, and below all findings, a file that is absent in one line', () => {
  const incomplete = folder('pl', 'pl-PL', { common: { title: 'Ceny', x: 'y' }, old: { x: 'y' } });
  const { text, isSound } = describeLanguages([german, english, incomplete]);
  expect(text).toBe(
    [
      'language  complete  missing  copied  stray  placeholders  plurals',
      'de           100 %        0       0      0             0        0',
      'en           100 %        0       0      0             0        0',
      'pl            16 %        5       0      2             0        0',
      '',
      'pl, missing:',
      '  common:choose',
      '  common:plan',
      '  common:count',
      '  faq.json, texts: 2',
      '',
      'pl, stray:',
      '  common:x',
      '  old:x',
    ].join('\n'),
  );
  expect(isSound).toBe(false);
});

it.each<[string, Record<string, Record<string, string>>, { draft?: boolean }, boolean]>([
  ['lacks texts', { common: polish }, {}, false],
  ['lacks texts as a draft', { common: polish }, { draft: true }, true],
  ['lacks files for pictures and legal texts alone', { common: polish, faq }, {}, true],
  ['has wrong placeholders', { common: { ...polish, choose: '{{plen}}' }, faq }, {}, false],
])('a language that %s', (_, files, meta, isSound) => {
  const language = folder('pl', 'pl-PL', files, meta);
  const { text, ...report } = describeLanguages([german, english, language], 'pl');
  expect(report).toEqual({ isSound });
  expect(text.split('\n')[1]).toMatch(meta.draft ? /^pl \(draft\) / : /^pl /);
});

it('a draft that lacks only what may be missing can be offered', () => {
  const offer = (files: Record<string, Record<string, string>>) =>
    describeLanguages([german, english, folder('pl', 'pl-PL', files, { draft: true })]).text;
  expect(offer({ common: polish, faq })).toMatch(/100 % .*\n\npl is complete: can be offered\.$/s);
  expect(offer({ common: polish })).not.toContain('can be offered');
});

it('lists texts and facts that may be copied instead of translated, but no names', () => {
  const files = { common: { ...polish, title: 'Prices' } };
  const describe = (same?: string[]) =>
    describeLanguages([
      german,
      english,
      folder('fr', 'en-GB', files, { name: 'en', ...(same && { same }) }),
    ]).text;
  expect(describe()).toContain('fr, copied:\n  meta:name\n  meta:locale\n  common:title');
  expect(describe(['Prices'])).not.toContain('common:title');
});

it('an offered language without all texts is refused with the keys and the way out', () => {
  const french = folder('fr', 'fr-FR', { common: { ...polish, choose: '' }, faq });
  const dutch = folder('nl', 'nl-NL', {}, { draft: true });
  expect(describeGaps([german, french, dutch])).toEqual([
    'locales/fr is offered to visitors and lacks 1 texts: common:choose. Translate them, or set "draft": true in locales/fr/meta.json.',
  ]);
});
