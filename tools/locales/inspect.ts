import { findMarkedTexts } from './marked-texts.ts';
import { ALWAYS_ALLOWED, pluralFormsOf, readPluralForm } from './plurals.ts';
import { flattenTexts, isWritten, type Texts } from './texts.ts';

/** Errors in one file of a language, each entry a key. */
export interface Findings {
  /** How many texts the language needs here, every plural form counted. */
  needed: number;
  missing: string[];
  /** Keys that the reference does not have; nothing reads them. */
  stray: string[];
  /** Placeholders or marks that are missing, unknown or malformed. */
  placeholders: string[];
  /** Forms that the language does not count with. */
  pluralForms: string[];
}

/** Compares a language's texts with the reference. */
export function inspectTexts(own: Texts, reference: Texts, locale: string): Findings {
  const ownTexts = flattenTexts(own);
  const referenceKeys = flattenTexts(reference);
  const wanted = Map.groupBy(referenceKeys, ([key]) => readPluralForm(key)?.base ?? key);
  const forms = pluralFormsOf(locale);
  const needed = [...referenceKeys.keys()].flatMap((key) => {
    const plural = readPluralForm(key);
    if (!plural) return [key];
    return plural.form === 'other' ? forms.map((form) => `${plural.base}_${form}`) : [];
  });
  const isKnown = (key: string) => {
    const plural = readPluralForm(key);
    return plural ? referenceKeys.has(`${plural.base}_other`) : referenceKeys.has(key);
  };
  const written = [...ownTexts].filter(([key, text]) => isKnown(key) && isWritten(text));
  return {
    needed: needed.length,
    missing: needed.filter((key) => !isWritten(ownTexts.get(key))),
    stray: [...ownTexts.keys()].filter((key) => !isKnown(key)),
    placeholders: written.flatMap(([key, text]) => {
      const plural = readPluralForm(key);
      const references = (wanted.get(plural?.base ?? key) ?? []).map(([, one]) => one);
      const fault = describePlaceholders(text, references, plural);
      return fault === '' ? [] : [`${key}: ${fault}`];
    }),
    pluralForms: [...ownTexts.keys()].filter((key) => {
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
