import * as z from 'zod/mini';
import { useLanguage, useTranslations } from './language-context';
import { findLanguage, type Language } from './languages';
import type { Namespace, Resources } from './namespaces';

/** The build's marks on texts that the page's language lacks (`tools/locales/foreign-parts.ts`). */
const marksSchema = z.object({ $languages: z.record(z.string(), z.string()) });

/** For the element around a text: screen readers and hyphenation go by it. */
export interface TextLanguage {
  lang?: string;
  dir?: Language['direction'];
}

/**
 * The language of a part whose texts are another's: a group of texts, or one of them ("bar.save").
 * Without `part` it is about all texts of the namespace. Empty on a page that lacks nothing;
 * elsewhere a part of the page's own language says so too, since the part around it may be in
 * another one.
 */
export function useTextLanguage<N extends Namespace>(
  namespace: N,
  part?: keyof Resources[N] & string,
): TextLanguage {
  return useTextLanguageOf(namespace)(part ?? '*');
}

/** The same for any of the namespace's texts. */
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

/** A part without a mark is in the language of the group around it. */
function findMark(marks: Record<string, string>, part: string): string | undefined {
  const end = part.lastIndexOf('.');
  return marks[part] ?? (end < 0 ? undefined : findMark(marks, part.slice(0, end)));
}

const readDictionaries = new WeakMap<object, { marks: Record<string, string> | undefined }>();

/** A dictionary never changes, and many parts of a page ask. */
function readMarks(dictionary: object | undefined): Record<string, string> | undefined {
  if (!dictionary) return undefined;
  const known = readDictionaries.get(dictionary);
  if (known) return known.marks;
  const marks = marksSchema.safeParse(dictionary).data?.$languages;
  readDictionaries.set(dictionary, { marks });
  return marks;
}
