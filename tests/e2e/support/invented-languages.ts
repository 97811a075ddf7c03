import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pluralFormsOf, readPluralForm } from '#tools/locales/plurals.ts';
import { parseTexts, type Texts, type TextValue } from '#tools/locales/texts.ts';

/** Turns the German text at a key into the invented language's; `form` is that of a plural. */
type Translate = (text: string, form: string | undefined) => string;

interface InventedLanguage {
  code: string;
  meta: {
    name: string;
    locale: string;
    direction: 'ltr' | 'rtl';
    draft?: boolean;
  };
  translate: Translate;
  /** Nothing but the plurals, so that all else has to come from the German texts. */
  hasOnlyPlurals?: boolean;
}

/** A German text in the invented language that is two fifths longer. */
export function inLongWords(text: string): string {
  return `⟦${replaceWords(text, lengthen)}⟧`;
}

/** All recognisable by their brackets; a Polish plural says which form it is. */
const invented: readonly InventedLanguage[] = [
  {
    code: 'en-XA',
    meta: { name: '⟦Pseudo⟧', locale: 'en-XA', direction: 'ltr' },
    translate: inLongWords,
  },
  {
    code: 'ar',
    meta: { name: '⟦العربية⟧', locale: 'ar-EG', direction: 'rtl' },
    translate: (text) => `⟦${replaceWords(text, toArabicLetters)}⟧`,
  },
  {
    code: 'pl',
    meta: { name: 'Polski', locale: 'pl-PL', direction: 'ltr', draft: true },
    translate: (text, form) => `⟦${text} ${form}⟧`,
    hasOnlyPlurals: true,
  },
];

/** Adds the languages to a `locales/` folder, as a translator would: a folder each. */
export function addInventedLanguages(locales: string): void {
  for (const language of invented) {
    const folder = join(locales, language.code);
    mkdirSync(folder);
    writeFileSync(join(folder, 'meta.json'), writeAsTool(language.meta));
    for (const file of globSync(`${locales}/de/*.json`)) {
      const name = basename(file);
      if (name === 'meta.json' || name === 'pictures.json') continue;
      const texts = translateTexts(parseTexts(readFileSync(file, 'utf8')), language);
      if (Object.keys(texts).length > 0) writeFileSync(join(folder, name), writeAsTool(texts));
    }
  }
}

/** With a byte-order mark, tabs and Windows line ends, as some translation programs do. */
function writeAsTool(content: object): string {
  return `\ufeff${JSON.stringify(content, null, '\t').replaceAll('\n', '\r\n')}\r\n`;
}

function translateTexts(german: Texts, language: InventedLanguage): Texts {
  return Object.fromEntries(
    Object.entries(german).flatMap(([key, text]) => {
      const plural = readPluralForm(key);
      if (plural?.form === 'other' && typeof text === 'string') {
        return pluralFormsOf(language.meta.locale).map((form) => [
          `${plural.base}_${form}`,
          language.translate(text, form),
        ]);
      }
      const value = plural ? undefined : translateValue(text, language);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function translateValue(german: TextValue, language: InventedLanguage): TextValue | undefined {
  if (typeof german === 'string') {
    return language.hasOnlyPlurals ? undefined : language.translate(german, undefined);
  }
  if (isList(german)) {
    return language.hasOnlyPlurals
      ? undefined
      : german.map((item) => translateValue(item, language) ?? '');
  }
  const texts = translateTexts(german, language);
  return Object.keys(texts).length > 0 ? texts : undefined;
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
