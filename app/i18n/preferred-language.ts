import type { Language } from './languages';

/**
 * The language that a browser prefers among those there are: the very tag, or one of the same
 * language and script, whatever the country.
 */
export function findPreferredLanguage(
  preferences: readonly string[],
  languages: readonly Language[],
): Language | undefined {
  for (const preference of preferences) {
    const wanted = getScript(preference);
    const found =
      languages.find(({ code }) => code.toLowerCase() === preference.toLowerCase()) ??
      languages.find(({ locale }) => wanted !== undefined && getScript(locale) === wanted);
    if (found) return found;
  }
  return undefined;
}

/** `zh-TW` as `zh-Hant`: a neighbour's script is not always legible. */
function getScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Browsers have been seen to send what is no language tag.
    return undefined;
  }
}
