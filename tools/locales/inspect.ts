import { type LanguageFolder, NO_DICTIONARIES } from './folders.ts';
import { findMarkedTexts } from './marked-texts.ts';
import { ALWAYS_ALLOWED, flattenTexts, isWritten, pluralFormsOf, readPluralForm } from './texts.ts';

/** Texts by file and key: `common:title`. */
type AllTexts = ReadonlyMap<string, string>;

/** Faults of a language's texts, each entry the file and key of one. */
export interface Findings {
  /** How many texts the language needs to be offered, every plural form counted. */
  needed: number;
  missing: string[];
  /** Keys that the reference does not have; nothing reads them. */
  stray: string[];
  /** Placeholders or marks that are missing, unknown or malformed. */
  placeholders: string[];
  /** Forms that the language does not count with. */
  plurals: string[];
}

/** A legal page counts as one text, of which only the name is read. */
export function listTexts({ texts, legal }: LanguageFolder): AllTexts {
  const ofFiles = [...texts].flatMap(([name, own = {}]) =>
    Array.from(flattenTexts(own), ([key, text]) => [`${name}:${key}`, text] as const),
  );
  return new Map([...ofFiles, ...legal.map((page) => [`legal/${page}.md`, '§'] as const)]);
}

/** Compares a language's texts with those of the reference. */
export function inspectTexts(own: AllTexts, reference: AllTexts, locale: string): Findings {
  const wanted = Map.groupBy(reference, ([key]) => readPluralForm(key)?.base ?? key);
  const forms = pluralFormsOf(locale);
  const needed = [...reference.keys()].flatMap((key) => {
    if (isOptional(key)) return [];
    const plural = readPluralForm(key);
    if (!plural) return [key];
    return plural.form === 'other' ? forms.map((form) => `${plural.base}_${form}`) : [];
  });
  const isKnown = (key: string) => {
    const plural = readPluralForm(key);
    return reference.has(plural ? `${plural.base}_other` : key);
  };
  const written = [...own].filter(([key, text]) => isKnown(key) && isWritten(text));
  return {
    needed: needed.length,
    missing: needed.filter((key) => !isWritten(own.get(key))),
    stray: [...own.keys()].filter((key) => !isKnown(key)),
    placeholders: written.flatMap(([key, text]) => {
      const plural = readPluralForm(key);
      const references = (wanted.get(plural?.base ?? key) ?? []).map(([, one]) => one);
      const fault = describePlaceholders(text, references, plural);
      return fault === '' ? [] : [`${key}: ${fault}`];
    }),
    plurals: [...own.keys()].filter((key) => {
      const form = isKnown(key) ? readPluralForm(key)?.form : undefined;
      return form !== undefined && form !== ALWAYS_ALLOWED && !forms.includes(form);
    }),
  };
}

const PLACEHOLDER = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;

function describePlaceholders(
  text: string,
  references: readonly string[],
  plural: object | undefined,
): string {
  const own = listPlaceholders(text);
  const wanted = new Set(references.flatMap(listPlaceholders));
  // A plural form such as "one plan" may omit the count.
  const lost = [...wanted].filter((name) => !own.includes(name) && !(plural && name === 'count'));
  const foreign = own.filter((name) => !wanted.has(name));
  const rest = text.replace(PLACEHOLDER, '');
  const marked = findMarkedTexts(text).length;
  const isMarkedAlike = references.some((one) => findMarkedTexts(one).length === marked);
  return [
    ...lost.map((name) => `{{${name}}} is missing`),
    ...foreign.map((name) => `{{${name}}} is not known here`),
    ...(/[{}]|\$t\(/.test(rest) ? ['a brace or $t( that belongs to no placeholder'] : []),
    ...(isMarkedAlike ? [] : ['⟪ and ⟫ have to stand around the same statements as in German']),
  ].join(', ');
}

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Lists what each offered language lacks, and the remedy (D31). */
export function describeGaps(
  languages: readonly LanguageFolder[],
  reference = languages[0],
): string[] {
  if (!reference) return [];
  return languages.flatMap((language) => {
    const { code, meta } = language;
    const { missing } = inspectTexts(listTexts(language), listTexts(reference), meta.locale);
    if (meta.draft === true || missing.length === 0) return [];
    return `locales/${code} is offered to visitors and lacks ${missing.length} texts: ${missing.join(', ')}. Translate them, or set "draft": true in locales/${code}/meta.json.`;
  });
}

/** Whether a language can be offered without this text: a legal page, or the words in pictures. */
function isOptional(key: string): boolean {
  return key.startsWith('legal/') || NO_DICTIONARIES.some((name) => key.startsWith(`${name}:`));
}
