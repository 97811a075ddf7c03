import type { LanguageFolder } from './folders.ts';
import { flattenTexts, isWritten, type Texts, type TextValue } from './texts.ts';

/** The key under which a dictionary names its parts in another language; texts have no such key. */
const FOREIGN_PARTS = '$languages';

/** Stands for the whole file. */
const WHOLE = '*';

/**
 * Which parts of a file, its first level of keys, have not one text of the language's own, and whose
 * texts they show. The page gives these parts that language's `lang` (`app/i18n/text-language.ts`).
 */
export function markForeignParts(
  own: Texts,
  fallbacks: readonly LanguageFolder[],
  name: string,
): Texts {
  const reference = fallbacks.at(-1)?.texts.get(name) ?? {};
  const parts = Object.keys(reference).filter((key) => typeof reference[key] !== 'string');
  const showsOwn = (key: string) => hasText(own[key]);
  const foreign = parts.flatMap((key) => {
    const shown = fallbacks.find(({ texts }) => hasText(texts.get(name)?.[key]));
    return showsOwn(key) || !shown ? [] : [[key, shown.code] as const];
  });
  const nearest = fallbacks.find(({ texts }) => Object.values(texts.get(name) ?? {}).some(hasText));
  const isWhole = nearest !== undefined && !Object.values(own).some(hasText);
  if (foreign.length === 0 && !isWhole) return {};
  return {
    [FOREIGN_PARTS]: Object.fromEntries([
      ...foreign,
      ...(isWhole ? [[WHOLE, nearest.code] as const] : []),
    ]),
  };
}

function hasText(value: TextValue | undefined): boolean {
  if (value === undefined) return false;
  return [...flattenTexts({ value }).values()].some(isWritten);
}
