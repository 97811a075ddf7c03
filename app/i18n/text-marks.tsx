import type { ReactNode } from 'react';
import type { Namespace } from './namespaces';
import { useTextLanguageOf } from './text-language';

/** Puts a text into an element with its `lang`, where the page shows texts of several languages. */
export function useTextMarks(namespace: Namespace): (key: string, text: string) => ReactNode {
  const languageOf = useTextLanguageOf(namespace);
  return (key, text) => {
    const language = languageOf(key);
    return language.lang === undefined ? text : <span {...language}>{text}</span>;
  };
}
