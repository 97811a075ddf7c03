import * as z from 'zod';

/** One file of texts: i18next JSON v4, nested, with lists. */
export type Texts = { readonly [key: string]: TextValue };
export type TextValue = string | readonly TextValue[] | Texts;

const textValueSchema: z.ZodType<TextValue> = z.lazy(() =>
  z.union([z.string(), z.array(textValueSchema), z.record(z.string(), textValueSchema)]),
);

export const textsSchema = z.record(z.string(), textValueSchema);

/** Throws with the place of whatever is neither text, list nor group. */
export function parseTexts(json: string): Texts {
  return textsSchema.parse(JSON.parse(json));
}

/** Some translation tools begin a file with one; JSON does not allow it. */
export function dropByteOrderMark(json: string): string {
  return json.replace(/^\ufeff/, '');
}

/** Every text by its key as the code names it: `steps.list.0.title`. */
export function flattenTexts(texts: Texts): Map<string, string> {
  const leaves = listLeaves(texts);
  return new Map(leaves.flatMap(([key, leaf]) => (typeof leaf === 'string' ? [[key, leaf]] : [])));
}

/** Whatever is neither list nor group, by its key. */
export function listLeaves(value: unknown, key = ''): [key: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) => listLeaves(inner, joinKey(key, name)));
}

export function joinKey(key: string, name: string): string {
  return key === '' ? name : `${key}.${name}`;
}

export function isGroup(value: TextValue | undefined): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Weblate and others write an empty text where there is no translation yet. */
export function isWritten(value: TextValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Plural form in a key such as `users_one`, and the key without it; undefined for other keys. */
export function readPluralForm(key: string): { base: string; form: string } | undefined {
  const { groups } = /^(?<base>.+)_(?<form>zero|one|two|few|many|other)$/.exec(key) ?? {};
  const { base, form } = groups ?? {};
  return base === undefined || form === undefined ? undefined : { base, form };
}

/** The forms that a language needs (CLDR), by the language tag of its `meta.json`. */
export function pluralFormsOf(locale: string): readonly string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** i18next takes `_zero` for a count of 0 in every language, whether or not the language has it. */
export const ALWAYS_ALLOWED = 'zero';
