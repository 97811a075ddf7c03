import { useTranslation } from 'react-i18next';
import { createAuditTexts } from '#app/i18n/audit-texts';
import { useFormats } from '#app/i18n/language-context';

/** Names authors with their way of sign-in, as the log does: people may share a name (D51). */
export function useAuthorNames() {
  const { t } = useTranslation('staff');
  const { nameKnownBy } = createAuditTexts(t, useFormats().list);
  return ({ author, knownBy }: { author: string; knownBy?: string | undefined }) =>
    knownBy === undefined ? author : `${author} (${nameKnownBy(knownBy)})`;
}
