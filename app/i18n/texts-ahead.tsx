import { useLanguage, useTranslations } from './language-context';
import type { Namespace } from './namespaces';

/**
 * Before a part whose code is still to be loaded: has the texts loaded meanwhile for which the part's
 * own `Texts` will ask. Brings no i18next.
 */
export function TextsAhead({ namespaces }: { namespaces: readonly Namespace[] }) {
  void useTranslations().load(useLanguage(), namespaces, { deferred: true });
  return null;
}
