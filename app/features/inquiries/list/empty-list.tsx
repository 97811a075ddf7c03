import { useTranslation } from 'react-i18next';
import { Panel } from '#app/ui/panel';

/** Nothing has come in yet, or nothing is like that. */
export function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('inquiries');
  return (
    <Panel title={t(isFiltered ? 'list.nothingTitle' : 'list.emptyTitle')}>
      <p role="status">{t(isFiltered ? 'list.nothing' : 'list.empty')}</p>
    </Panel>
  );
}
