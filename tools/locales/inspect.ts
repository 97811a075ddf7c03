import { findMarkedTexts } from './marked-texts.ts';
import {
  ALWAYS_ALLOWED,
  flattenTexts,
  isGroup,
  isWritten,
  joinKey,
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
 * are those of the reference, with the plural forms of the language; other keys are dropped. A missing
 * plural form falls back to the language's own `other` first.
 */
export function completeTexts(own: Texts, reference: Texts, locale: string): Texts {
  const written = new Map([...flattenTexts(own)].filter(([, text]) => isWritten(text)));
  const forms = pluralFormsOf(locale);
  const complete = (value: TextValue, key: string): TextValue => {
    if (typeof value === 'string') return written.get(key) ?? value;
    if (isGroup(value)) return completeGroup(value, key);
    return value.map((item, index) => complete(item, joinKey(key, `${index}`)));
  };
  const completeGroup = (group: Texts, path: string): Texts =>
    Object.fromEntries(
      Object.entries(group).flatMap(([name, value]) => {
        const base = readPluralForm(name)?.base;
        if (base === undefined) return [[name, complete(value, joinKey(path, name))]];
        const find = (form: string) => written.get(joinKey(path, `${base}_${form}`));
        const allowed = [...new Set([...forms, ALWAYS_ALLOWED])];
        const present = allowed.filter((form) => forms.includes(form) || find(form) !== undefined);
        return present.map((form) => {
          const german = [group[`${base}_${form}`], group[`${base}_other`]];
          const text = [find(form), find('other'), ...german].find(isWritten);
          return [`${base}_${form}`, text ?? ''];
        });
      }),
    );
  return completeGroup(reference, '');
}
