import * as z from 'zod';

/** One file of texts: i18next JSON v4, nested, with lists. */
export type Texts = { readonly [key: string]: TextValue };
export type TextValue = string | readonly TextValue[] | Texts;

const textValueSchema: z.ZodType<TextValue> = z.lazy(() =>
  z.union([z.string(), z.array(textValueSchema), z.record(z.string(), textValueSchema)]),
);

/** Throws with the place of whatever is neither text, list nor group. */
export function parseTexts(json: string): Texts {
  return z.record(z.string(), textValueSchema).parse(JSON.parse(dropByteOrderMark(json)));
}

/** Some translation tools begin a file with one; JSON does not allow it. */
export function dropByteOrderMark(json: string): string {
  return json.replace(/^\ufeff/, '');
}

/** Every text by its key as the code names it: `steps.list.0.title`. */
export function flattenTexts(texts: Texts): Map<string, string> {
  return new Map(listEntries(texts));
}

function listEntries(value: TextValue, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listEntries(inner, path === '' ? key : `${path}.${key}`),
  );
}

export function isGroup(value: TextValue | undefined): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Weblate and others write an empty text where there is no translation yet. */
export function isWritten(value: TextValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
