import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useTextLanguageOf } from './text-language';

const NAMESPACES = ['admin', 'contact', 'common'] as const;

interface TextProps {
  /** The key with its namespace: `contact:fields.email`. */
  of: Extract<ParseKeys<typeof NAMESPACES>, `${string}:${string}`>;
  /** What the text's placeholders stand for. */
  values?: Record<string, string | number>;
}

/** A text that may be in another language than the page, and then says so. */
export function Text({ of, values = {} }: TextProps) {
  const { i18n } = useTranslation();
  const [name, key = ''] = of.split(':');
  const namespace = NAMESPACES.find((one) => one === name) ?? 'common';
  const language = useTextLanguageOf(namespace)(key);
  const text = i18n.getFixedT(null, NAMESPACES)(of, values);
  return language.lang === undefined ? text : <span {...language}>{text}</span>;
}
