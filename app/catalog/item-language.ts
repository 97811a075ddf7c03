import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import {
  getLangAttributes,
  type LangAttributes,
  REFERENCE_LANGUAGE,
  referenceLanguage,
} from '#app/i18n/languages';

/**
 * Returns a function that gets the language of a text of a plan or addon if it is not the page's:
 * an edited text stays in the reference language, a built-in one is translated (D32).
 */
export function useItemLanguage(
  kind: 'plans' | 'addons',
): (item: { id: string }, text: string) => LangAttributes {
  const { t } = useTranslation('catalog');
  const isReference = useLanguage().code === REFERENCE_LANGUAGE;
  if (isReference) return () => ({});
  const texts = new Map(
    Object.entries(t(`pricing.${kind}`, { returnObjects: true })).map(([id, item]) => [
      id,
      Object.values(item).flat(),
    ]),
  );
  return ({ id }, text) =>
    texts.get(id)?.includes(text) ? {} : getLangAttributes(referenceLanguage);
}
