import { dictionaries } from 'virtual:dictionaries';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { startOnce } from '#app/domain/start-once';
import type { Area, Texts } from './areas';
import { createNumberFormat } from './formats';
import { type Language, languages } from './languages';

// One per language. On the server all requests share it, because texts are constants of the build.
const instances = new Map<string, i18n>();
const loading = new Map<string, Promise<void>>();

/** In any language: what is open while the language changes needs them in the next one, too. */
export const loadedAreas = new Set<Area>();

/** The i18next instance of a language, with the areas loaded so far. */
export function getInstance(language: Language): i18n {
  const instance = instances.get(language.code) ?? createLanguageInstance(language);
  instances.set(language.code, instance);
  return instance;
}

/** The texts loaded so far as they are written, for code that runs before i18next. */
export function getTexts(language: Language): Partial<Texts> {
  return getInstance(language).getDataByLanguage(language.locale) ?? NONE;
}

const NONE: Partial<Texts> = {};

/**
 * Loads areas of texts; each is a chunk.
 * @throws if loading fails
 */
export async function loadTexts(language: Language, areas: readonly Area[]): Promise<i18n> {
  const instance = getInstance(language);
  const { code, locale } = language;
  await Promise.all(
    areas.map((area) =>
      startOnce(loading, `${code}/${area}`, async () => {
        const texts = requireLoaded(await dictionaries[area][code]?.(), `${code}/${area}`);
        instance.addResourceBundle(locale, area, texts);
      }),
    ),
  );
  for (const area of areas) loadedAreas.add(area);
  return instance;
}

/** The areas that a page used, by the language's code; the browser loads them before it hydrates. */
export type UsedAreas = Record<string, Area[]>;

/** Loads the texts of pages and records them, once per router: on the server that is per request. */
export function createPageTexts() {
  const used = new Map<Language, Set<Area>>();
  const load = async (language: Language, areas: readonly Area[]): Promise<void> => {
    used.set(language, new Set([...(used.get(language) ?? []), ...areas]));
    await loadTexts(language, areas);
  };
  return {
    load,
    dehydrate: (): UsedAreas =>
      Object.fromEntries([...used].map(([{ code }, areas]) => [code, [...areas]])),
    hydrate: async (areas: UsedAreas): Promise<void> => {
      await Promise.all(languages.map((language) => load(language, areas[language.code] ?? [])));
    },
  };
}

export type PageTexts = ReturnType<typeof createPageTexts>;

/**
 * Checks that a file of texts was loaded.
 * @throws if Vite's loader returned nothing: `client.tsx` prevents it from throwing
 */
export function requireLoaded<File>(file: File | undefined, name: string): File {
  if (file === undefined) throw new Error(`${name} could not be loaded`);
  return file;
}

/** Creates an i18next instance for one language; texts are added after loading. */
export function createLanguageInstance({ locale }: Language): i18n {
  const instance = createInstance().use(createFormatter(locale));
  void instance.init({
    // The tag for `Intl` plural rules, not the folder's name.
    lng: locale,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // An instance never changes its language.
    react: { useSuspense: false, bindI18n: false },
  });
  return instance;
}

/**
 * Only `count` has thousands separators ("1.190 zusätzliche Benutzer"). Other numbers are limits or
 * versions: "Maximal 1000 Benutzer erlaubt" (spec §5).
 */
function createFormatter(locale: string): FormatterModule {
  const counts = createNumberFormat(locale);
  const others = createNumberFormat(locale, { useGrouping: false });
  return {
    type: 'formatter',
    format: (value, _format, _language, options) => {
      if (typeof value !== 'number') return value;
      return options?.interpolationkey === 'count' ? counts(value) : others(value);
    },
    init: ignore,
    add: ignore,
    addCached: ignore,
  };
}

function ignore(): void {
  // Texts use no named formats.
}
