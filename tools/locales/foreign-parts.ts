import type { LanguageFolder } from './folders.ts';
import { readPluralForm } from './plurals.ts';
import { flattenTexts, isGroup, isWritten, type Texts, type TextValue } from './texts.ts';

/** The key under which a dictionary names its parts in another language; texts have no such key. */
const FOREIGN_PARTS = '$languages';

/** Stands for the whole file. */
const WHOLE = '*';

/**
 * Parts of a file, groups or single texts ("fields", "bar.save"), that show only texts of another
 * language, with that language. The page gives them its `lang` (`app/i18n/text-language.ts`).
 */
export function markForeignParts(
  own: Texts,
  fallbacks: readonly LanguageFolder[],
  name: string,
): Texts {
  const sources = fallbacks.map(({ code, texts }) => ({ code, texts: texts.get(name) ?? {} }));
  const nearest = sources.find(({ texts }) => hasText(texts));
  const isWhole = nearest !== undefined && !hasText(own);
  const foreign = listForeign(own, sources);
  if (foreign.length === 0) return {};
  const marks = [...foreign, ...(isWhole ? [{ part: WHOLE, code: nearest.code }] : [])];
  return { [FOREIGN_PARTS]: Object.fromEntries(marks.map(({ part, code }) => [part, code])) };
}

interface Source {
  code: string;
  texts: Texts;
}

/** The largest parts that are wholly foreign; a plural is one text, whatever its forms. */
function listForeign(own: Texts, sources: readonly Source[]): { part: string; code: string }[] {
  const reference = sources.at(-1)?.texts ?? {};
  const keys = new Set(Object.keys(reference).map((key) => readPluralForm(key)?.base ?? key));
  return [...keys].flatMap((key) => {
    const shown = sources.find(({ texts }) => hasTextAt(texts, key));
    if (!shown) return [];
    if (!hasTextAt(own, key)) return [{ part: key, code: shown.code }];
    const inner = own[key];
    if (!isGroup(inner)) return [];
    const groups = sources.flatMap(({ code, texts }) => {
      const group = texts[key];
      return isGroup(group) ? [{ code, texts: group }] : [];
    });
    return listForeign(inner, groups).map(({ part, code }) => ({ part: `${key}.${part}`, code }));
  });
}

function hasTextAt(texts: Texts, key: string): boolean {
  return Object.entries(texts).some(
    ([one, value]) => (one === key || readPluralForm(one)?.base === key) && hasText(value),
  );
}

function hasText(value: TextValue | undefined): boolean {
  if (value === undefined) return false;
  return [...flattenTexts({ value }).values()].some(isWritten);
}
