import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  parseTexts,
  pluralFormsOf,
  readPluralForm,
  type Texts,
  type TextValue,
} from '#tools/locales/texts.ts';

/** A German text in the invented language that is two fifths longer. */
export function inLongWords(text: string): string {
  return `⟦${replaceWords(text, lengthen)}⟧`;
}

/** Both recognisable by their brackets. */
const invented = [
  {
    meta: { name: '⟦Pseudo⟧', locale: 'en-XA', direction: 'ltr', draft: true },
    code: 'en-XA',
    translate: inLongWords,
  },
  {
    meta: { name: '⟦العربية⟧', locale: 'ar-EG', direction: 'rtl' },
    code: 'ar',
    translate: (text: string) => `⟦${replaceWords(text, toArabicLetters)}⟧`,
  },
];

/** Adds the languages to a `locales/` folder, as a translator would: a folder each. */
export function addInventedLanguages(locales: string): void {
  for (const { code, meta, translate } of invented) {
    const folder = join(locales, code);
    mkdirSync(folder);
    writeFileSync(join(folder, 'meta.json'), writeAsTool(meta));
    for (const file of globSync(`${locales}/de/*.json`)) {
      const name = basename(file);
      if (name === 'meta.json' || name === 'pictures.json') continue;
      const german = parseTexts(readFileSync(file, 'utf8'));
      const forms = pluralFormsOf(meta.locale);
      writeFileSync(join(folder, name), writeAsTool(translateTexts(german, forms, translate)));
    }
  }
}

/** With a byte-order mark, tabs and Windows line ends, as some translation programs do. */
function writeAsTool(content: object): string {
  return `\ufeff${JSON.stringify(content, null, '\t').replaceAll('\n', '\r\n')}\r\n`;
}

/** With the plural forms of its language. */
function translateTexts(
  german: Texts,
  forms: readonly string[],
  translate: (text: string) => string,
): Texts {
  const translateValue = (value: TextValue): TextValue => {
    if (typeof value === 'string') return translate(value);
    return isList(value) ? value.map(translateValue) : translateTexts(value, forms, translate);
  };
  return Object.fromEntries(
    Object.entries(german).flatMap(([key, value]) => {
      const plural = readPluralForm(key);
      if (!plural) return [[key, translateValue(value)]];
      if (plural.form !== 'other') return [];
      return forms.map((form) => [`${plural.base}_${form}`, translateValue(value)]);
    }),
  );
}

function isList(value: TextValue): value is readonly TextValue[] {
  return Array.isArray(value);
}

/** Placeholders stay as they are. */
function replaceWords(text: string, replace: (word: string) => string): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part : part.replace(/\p{L}+/gu, replace)))
    .join('');
}

const PLAIN = 'aeiouAEIOUncys';
const ACCENTED = 'áéíóúÁÉÍÓÚñçýš';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Accented, and every word two fifths longer. */
function lengthen(word: string): string {
  const letters = [...word];
  const extra = Math.ceil(letters.length * 0.4);
  return letters
    .map((letter, index) => {
      const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
      return index < extra ? accented + accented.toLowerCase() : accented;
    })
    .join('');
}

function toArabicLetters(word: string): string {
  return [...word].map((letter) => ARABIC[(letter.codePointAt(0) ?? 0) % ARABIC.length]).join('');
}
