import { useCallback } from 'react';
import type { Area } from './areas';
import { useLanguage } from './language-context';
import { loadTexts } from './texts';

/** A loader of code that loads an area of texts beside it. */
export function useLoadWithTexts<Part>(area: Area, load: () => Promise<Part>) {
  const language = useLanguage();
  return useCallback(async () => {
    const [part] = await Promise.all([load(), loadTexts(language, [area])]);
    return part;
  }, [area, load, language]);
}
