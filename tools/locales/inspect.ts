import { findMarkedTexts } from './marked-texts.ts';
import {
  ALWAYS_ALLOWED,
  flattenTexts,
  isGroup,
  isWritten,
  pluralFormsOf,
  readPluralForm,
  type Texts,
  type TextValue,
} from './texts.ts';

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

/**
 * A language's texts with gaps filled from the reference, so that every key has a text (D31). The keys
 * are those of the reference, with the plural forms of the language; other keys are dropped.
 */
export function completeTexts(own: Texts, reference: Texts, locale: string): Texts {
  const forms = pluralFormsOf(locale);
  return Object.fromEntries(
    Object.entries(reference).flatMap(([key, text]) => {
      const plural = readPluralForm(key);
      if (!plural) return [[key, completeValue(own[key], text, locale)]];
      const { base } = plural;
      const zero = `${base}_${ALWAYS_ALLOWED}`;
      const hasOwnZero = !forms.includes(ALWAYS_ALLOWED) && isWritten(own[zero]);
      return [
        ...forms.map((form) => [`${base}_${form}`, completePlural(base, form, own, reference)]),
        ...(hasOwnZero ? [[zero, own[zero]]] : []),
      ];
    }),
  );
}

function completeValue(
  own: TextValue | undefined,
  reference: TextValue,
  locale: string,
): TextValue {
  if (typeof reference === 'string') return isWritten(own) ? own : reference;
  if (isGroup(reference)) return completeTexts(isGroup(own) ? own : {}, reference, locale);
  const ownItems: readonly TextValue[] = Array.isArray(own) ? own : [];
  return reference.map((item, index) => completeValue(ownItems[index], item, locale));
}

/** A missing plural form falls back to the language's own `other` first. */
function completePlural(base: string, form: string, own: Texts, reference: Texts): string {
  const candidates = [own, reference].flatMap((texts) => [
    texts[`${base}_${form}`],
    texts[`${base}_other`],
  ]);
  return candidates.find(isWritten) ?? '';
}
