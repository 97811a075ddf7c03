import { Header } from '#app/features/shell/header';
import { useLoadWithTexts } from '#app/i18n/language-context';
import { useLazyPart } from '#app/ui/use-lazy-part';

/** Visitors of the editor do not load it. */
const loadHeader = async () => (await import('./-staff-page')).StaffHeader;

/** Replaces the site's header with the staff header once it has loaded. */
export function EditorHeader() {
  const { loading } = useLazyPart(useLoadWithTexts('staff', loadHeader));
  if (loading.kind !== 'loaded') return <Header isLanding={false} />;
  const { part: StaffHeader } = loading;
  return <StaffHeader />;
}
