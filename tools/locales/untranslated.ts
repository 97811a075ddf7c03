import type { LanguageFolder } from './folders.ts';
import { flattenTexts } from './texts.ts';

/**
 * Texts equal to those of a language that this one was copied from. A text that all of them share is
 * a name.
 */
export function listMissingTexts(
  language: LanguageFolder,
  sources: readonly LanguageFolder[],
): string[] {
  const texts = [...language.texts].flatMap(([name, own]) => {
    const originals = sources.map((source) => flattenTexts(source.texts.get(name) ?? {}));
    return [...flattenTexts(own)].flatMap(([key, text]) => {
      const candidates = originals.flatMap((original) => original.get(key) ?? []);
      const isName = candidates.length > 1 && new Set(candidates).size === 1;
      return candidates.includes(text) && !isName && hasWord(text) ? [`${name}:${key}`] : [];
    });
  });
  const { meta } = language;
  const facts = (['name', 'locale'] as const).filter((fact) =>
    sources.some((source) => source.meta[fact] === meta[fact]),
  );
  return [...facts.map((fact) => `meta:${fact}`), ...texts];
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));
}
