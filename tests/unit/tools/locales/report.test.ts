import { expect, it } from 'vitest';
import type { LanguageFolder } from '#tools/locales/folders.ts';
import { describeLanguages } from '#tools/locales/report.ts';

const sources = new Map([['part.tsx', "t('title'); t('choose', { plan });"]]);

function folder(code: string, locale: string, common: Record<string, string>): LanguageFolder {
  const meta = { name: code, locale, direction: 'ltr' as const };
  return { code, meta, texts: new Map([['common', common]]), legal: ['agb'] };
}

const german = folder('de', 'de-DE', { title: 'Preise', choose: '{{plan}} wählen' });
const english = folder('en', 'en-GB', { title: 'Prices', choose: 'Choose {{plan}}' });

it('is one line for each language, and then every finding', () => {
  const polish = { ...folder('pl', 'pl-PL', { title: 'Ceny', x: 'y' }), legal: [] };
  const { text, isSound } = describeLanguages([german, english, polish], sources);
  expect(text).toBe(
    [
      'language  complete  missing  unused  stray  placeholders  plurals',
      'de           100 %        0       0      0             0        0',
      'en           100 %        0       0      0             0        0',
      'pl            33 %        2       0      1             0        0',
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

it('says which language is a draft', () => {
  const polish = folder('pl', 'pl-PL', { title: 'Ceny' });
  const draft = { ...polish, meta: { ...polish.meta, draft: true } };
  expect(describeLanguages([german, draft], sources).text).toContain('pl (draft)      66 %');
});

it('lets any language but German and English be incomplete', () => {
  const polish = folder('pl', 'pl-PL', { title: 'Ceny' });
  expect(describeLanguages([german, english, polish], sources).isSound).toBe(true);
  const unfinished = folder('en', 'en-GB', { title: 'Prices' });
  expect(describeLanguages([german, unfinished], sources).isSound).toBe(false);
});

it('lets no language have wrong placeholders', () => {
  const polish = folder('pl', 'pl-PL', { choose: 'Wybierz {{plen}}' });
  expect(describeLanguages([german, english, polish], sources).isSound).toBe(false);
});

it('names what no code reads, which is no fault', () => {
  const { text, isSound } = describeLanguages([german, english], new Map());
  expect(text).toContain('de, unused:\n  common:title\n  common:choose');
  expect(isSound).toBe(true);
});
