import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { createNumberFormat } from './formats';
import type { Language } from './languages';

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
