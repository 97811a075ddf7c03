import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { answerPlainTexts } from '#app/framework/i18next-texts';
import { createNumberFormat } from './formats';
import type { Language } from './languages';

/** i18next for one language, without texts; they are added when they are loaded. */
export function createLanguageInstance({ locale }: Language): i18n {
  const instance = createInstance().use(createFormatter(locale));
  void instance.init({
    // Not the folder's name: plurals are formed as `Intl` does for this tag.
    lng: locale,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // An instance never changes its language: no component has to listen.
    react: { useSuspense: false, bindI18n: false },
  });
  answerPlainTexts(instance);
  return instance;
}

/**
 * A count has separators, as in "1.190 zusätzliche Benutzer". Other numbers are limits or versions
 * and have none: "Maximal 1000 Benutzer erlaubt" (spec §5).
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
  // Texts ask for no format by name.
}
