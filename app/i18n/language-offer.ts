import type reference from '#locales/de/offer.json';
import type { Language } from './languages';

export type OfferTexts = typeof reference;

const files = import.meta.glob<Partial<OfferTexts>>('/locales/*/offer.json', { import: 'default' });

/** Loads the texts in which a language offers itself; undefined if it has none yet. */
export async function loadOfferTexts({ code }: Language): Promise<OfferTexts | undefined> {
  const { read } = (await files[`/locales/${code}/offer.json`]?.()) ?? {};
  return read ? { read } : undefined;
}

/**
 * Finds the language that a browser prefers: the same tag, or the same language and script in any
 * country.
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

/** Gets language and script: `zh-Hant` for `zh-TW`, since readers may not know the other script. */
function getScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    // Some browsers send invalid language tags.
    return undefined;
  }
}
