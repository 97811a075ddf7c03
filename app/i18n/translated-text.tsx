import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useTextLanguageOf } from './text-language';

const NAMESPACES = ['admin', 'contact', 'common'] as const;

interface TranslatedTextProps {
  /** The key with its namespace: `contact:fields.email`. */
  i18nKey: Extract<ParseKeys<typeof NAMESPACES>, `${string}:${string}`>;
  /** Values of the placeholders. */
  values?: Record<string, string | number>;
}

/** Shows a text and marks its language if that differs from the page's. */
export function TranslatedText({ i18nKey, values = {} }: TranslatedTextProps) {
  const { i18n } = useTranslation();
  const [name, key = ''] = i18nKey.split(':');
  const namespace = NAMESPACES.find((one) => one === name) ?? 'common';
  const language = useTextLanguageOf(namespace)(key);
  const text = i18n.getFixedT(null, NAMESPACES)(i18nKey, values);
  return language.lang === undefined ? text : <span {...language}>{text}</span>;
}
