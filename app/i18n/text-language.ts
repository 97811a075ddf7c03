import * as z from 'zod/mini';
import { useLanguage, useTranslations } from './language-context';
import { findLanguage, type Language } from './languages';
import type { Namespace, Resources } from './namespaces';

/** What the build says of texts that the page's language lacks (`tools/locales/foreign-parts.ts`). */
const marksSchema = z.object({ $languages: z.record(z.string(), z.string()) });

/** For the element around a text: screen readers and hyphenation go by it. */
export interface TextLanguage {
  lang?: string;
  dir?: Language['direction'];
}

/**
 * The language of a part whose texts are another's. Without `part` it is about all texts of the
 * namespace. Empty on a page that lacks nothing; elsewhere a part of the page's own language says so
 * too, since the part around it may be in another one.
 */
export function useTextLanguage<N extends Namespace>(
  namespace: N,
  part?: keyof Resources[N] & string,
): TextLanguage {
  const page = useLanguage();
  const dictionaries = useTranslations().dictionariesFor(page);
  const code = readMarks(dictionaries[namespace])?.[part ?? '*'];
  const language = code === undefined ? page : (findLanguage(code) ?? page);
  const isWhole = !Object.values(dictionaries).some((one) => readMarks(one) !== undefined);
  return isWhole ? {} : describeLanguage(language);
}

export function describeLanguage({ code, direction }: Language): TextLanguage {
  return { lang: code, dir: direction };
}

function readMarks(dictionary: unknown): Record<string, string> | undefined {
  return marksSchema.safeParse(dictionary).data?.$languages;
}
