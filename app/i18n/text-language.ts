import * as z from 'zod/mini';
import { useLanguage, useTranslations } from './language-context';
import { findLanguage } from './languages';
import type { Namespace, Resources } from './namespaces';

/** What the build says of texts that the page's language lacks (`tools/locales/foreign-parts.ts`). */
const marksSchema = z.object({ $languages: z.record(z.string(), z.string()) });

/**
 * The language of a part whose texts are another's, for the element around it: screen readers and
 * hyphenation go by it. Empty where the part has texts of the page's language. Without `part` it is
 * about all texts of the namespace.
 */
export function useTextLanguage<N extends Namespace>(
  namespace: N,
  part?: keyof Resources[N] & string,
): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const dictionary: unknown = useTranslations().dictionariesFor(useLanguage())[namespace];
  const code = marksSchema.safeParse(dictionary).data?.$languages[part ?? '*'];
  const language = code === undefined ? undefined : findLanguage(code);
  return language ? { lang: language.code, dir: language.direction } : {};
}
