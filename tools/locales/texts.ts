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
  return textsSchema.parse(JSON.parse(dropByteOrderMark(json)));
}

/** Some translation tools begin a file with one; JSON does not allow it. */
export function dropByteOrderMark(json: string): string {
  return json.replace(/^\ufeff/, '');
}

/**
 * A file's text, and what is wrong with its encoding. Reads other encodings of translation programs
 * too, so that the texts can still be checked.
 */
export function decodeText(bytes: Uint8Array): { text: string; fault?: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // In UTF-16 an ASCII character is two bytes, of which one is 0.
    if (!text.includes('\0')) return { text };
  } catch {
    // Another encoding.
  }
  const zero = bytes.indexOf(0);
  const [encoding, name] =
    zero === -1 ? ['windows-1252', 'Windows-1252'] : [zero % 2 ? 'utf-16le' : 'utf-16be', 'UTF-16'];
  return {
    text: new TextDecoder(encoding).decode(bytes),
    fault: `is written in ${name}; save it as UTF-8.`,
  };
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
