import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { REFERENCE_LANGUAGE, referenceLanguage } from '#app/i18n/languages';
import { getLangAttributes, type TextLanguage, useTextLanguage } from '#app/i18n/text-language';

/**
 * Returns a function that gets the language of a text of a plan or addon: the translation's for a
 * built-in text, the reference language for an edited one (D32).
 */
export function useItemLanguage(
  kind: 'plans' | 'addons',
): (item: { id: string }, text: string) => TextLanguage {
  const { t } = useTranslation('pricing');
  const isReference = useLanguage().code === REFERENCE_LANGUAGE;
  const translated = useTextLanguage('pricing', kind);
  if (isReference) return () => ({});
  const texts = new Map(
    Object.entries(t(kind, { returnObjects: true })).map(([id, item]) => [
      id,
      Object.values(item).flat(),
    ]),
  );
  return ({ id }, text) =>
    texts.get(id)?.includes(text) ? translated : getLangAttributes(referenceLanguage);
}
