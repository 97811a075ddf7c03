import { useAuditTexts } from '#app/features/staff/audit-table';

/** Names authors with their way of sign-in, as the log does: people may share a name (D51). */
export function useAuthorNames() {
  const { nameKnownBy } = useAuditTexts();
  return ({ author, knownBy }: { author: string; knownBy?: string | undefined }) =>
    knownBy === undefined ? author : `${author} (${nameKnownBy(knownBy)})`;
}
