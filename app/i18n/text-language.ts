import * as z from 'zod/mini';
import { useLanguage, useTranslations } from './language-context';
import { findLanguage, type Language } from './languages';
import type { Namespace, Resources } from './namespaces';

/** The build marks texts of other languages (`tools/locales/foreign-parts.ts`). */
const marksSchema = z.object({ $languages: z.record(z.string(), z.string()) });

/** Attributes of the element around a text, for screen readers and hyphenation. */
export interface TextLanguage {
  lang?: string;
  dir?: Language['direction'];
}

/**
 * Gets the language of a text ("bar.save"), a group of texts, or without `part` of the whole
 * namespace. Empty if the page has no texts in other languages; otherwise parts in the page's
 * language have attributes too, because the part around them may be in another language.
 */
export function useTextLanguage<N extends Namespace>(
  namespace: N,
  part?: keyof Resources[N] & string,
): TextLanguage {
  return useTextLanguageOf(namespace)(part ?? '*');
}

/** Returns a function that gets the language of each text of a namespace. */
export function useTextLanguageOf(namespace: Namespace): (part: string) => TextLanguage {
  const page = useLanguage();
  const dictionaries = useTranslations().dictionariesFor(page);
  if (!Object.values(dictionaries).some((one) => readMarks(one) !== undefined)) return () => ({});
  const marks = readMarks(dictionaries[namespace]) ?? {};
  return (part) => {
    const code = findMark(marks, part);
    return getLangAttributes((code !== undefined && findLanguage(code)) || page);
  };
}

export function getLangAttributes({ code, direction }: Language): TextLanguage {
  return { lang: code, dir: direction };
}

/** A part without a mark has the language of its group. */
function findMark(marks: Record<string, string>, part: string): string | undefined {
  const end = part.lastIndexOf('.');
  return marks[part] ?? (end < 0 ? undefined : findMark(marks, part.slice(0, end)));
}

const readDictionaries = new WeakMap<object, { marks: Record<string, string> | undefined }>();

/** Cached, because many parts of a page read the marks of the same dictionary. */
function readMarks(dictionary: object | undefined): Record<string, string> | undefined {
  if (!dictionary) return undefined;
  const known = readDictionaries.get(dictionary);
  if (known) return known.marks;
  const marks = marksSchema.safeParse(dictionary).data?.$languages;
  readDictionaries.set(dictionary, { marks });
  return marks;
}
