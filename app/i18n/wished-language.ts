import type { Language } from './languages';

/**
 * The language that a browser wants most among those there are: the very tag, or one of the same
 * language and script, whatever the country.
 */
export function findWishedLanguage(
  wishes: readonly string[],
  languages: readonly Language[],
): Language | undefined {
  for (const wish of wishes) {
    const wanted = nameScript(wish);
    const found =
      languages.find(({ code }) => code.toLowerCase() === wish.toLowerCase()) ??
      languages.find(({ locale }) => wanted !== undefined && nameScript(locale) === wanted);
    if (found) return found;
  }
  return undefined;
}

/** `zh-TW` as `zh-Hant`: a neighbour's script is not always legible. */
function nameScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Browsers have been seen to send what is no language tag.
    return undefined;
  }
}
