import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages';

/** i18next for one language, without texts; they are added when they are loaded. */
export function createLanguageInstance({ locale }: Language): i18n {
  const instance = createInstance();
  void instance.init({
    // Not the folder's name: plurals are formed as `Intl` does for this tag.
    lng: locale,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
