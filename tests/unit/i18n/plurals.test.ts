import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLanguageInstance } from '#app/i18n/instance';
import { completeTexts } from '#tools/locales/complete.ts';
import { readPluralForm } from '#tools/locales/plurals.ts';
import { flattenTexts, parseTexts, type Texts, type TextValue } from '#tools/locales/texts.ts';

const polish = { code: 'pl', name: 'Polski', locale: 'pl-PL', direction: 'ltr' } as const;
const FORMS = [
  [0, 'many'],
  [1, 'one'],
  [2, 'few'],
  [4, 'few'],
  [5, 'many'],
  [12, 'many'],
  [22, 'few'],
  [1.5, 'other'],
] as const;

const namespaces = globSync('locales/de/*.json').map((file) => ({
  name: basename(file, '.json'),
  german: parseTexts(readFileSync(file, 'utf8')),
}));

const plurals = namespaces.flatMap(({ name, german }) =>
  [...flattenTexts(german).keys()]
    .map((key) => readPluralForm(key))
    .filter((plural) => plural?.form === 'other')
    .map((plural) => `${name}:${plural?.base}`),
);

function addForms(german: Texts): Texts {
  const polish: Record<string, TextValue> = {};
  for (const [key, text] of Object.entries(german)) {
    const plural = readPluralForm(key);
    if (plural) {
      for (const form of ['one', 'few', 'many', 'other']) polish[`${plural.base}_${form}`] = form;
    } else if (typeof text !== 'string') {
      polish[key] = isTexts(text) ? addForms(text) : text;
    }
  }
  return polish;
}

function isTexts(value: object): value is Texts {
  return !Array.isArray(value);
}

function inPolish(translate: (german: Texts) => Texts) {
  const instance = createLanguageInstance(polish);
  for (const { name, german } of namespaces) {
    const texts = completeTexts(translate(german), german, polish.locale);
    instance.addResourceBundle(polish.locale, name, texts);
  }
  return (key: string, count: number): unknown =>
    Reflect.apply(instance.t, instance, [key, { count }]);
}

describe('a language with four plural forms', () => {
  const t = inPolish(addForms);

  it.each(plurals)('has all of them at %s', (key) => {
    expect(FORMS.map(([count]) => [count, t(key, count)])).toEqual(FORMS);
  });

  it('shows German for missing translations and never a key', () => {
    const untranslated = inPolish(() => ({}));
    for (const key of plurals) {
      for (const [count] of FORMS)
        expect(untranslated(key, count)).not.toContain(key.split(':')[1]);
    }
    expect(untranslated('catalog:plans.systems', 2)).toBe('2 Systeme');
    expect(untranslated('catalog:plans.systems', 1)).toBe('1 System');
  });
});
