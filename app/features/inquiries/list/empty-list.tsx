import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Panel } from '#app/ui/panel';
import { button } from '#styled/recipes';

/** Nothing has come in yet, or nothing is like that. */
export function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('inquiries');
  if (!isFiltered) {
    return (
      <Panel title={t('list.emptyTitle')}>
        <p>{t('list.empty')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('list.nothingTitle')}>
      <p role="status">{t('list.nothing')}</p>
      <Link to="." search={{}} className={button({ visual: 'outline' })}>
        {t('search.reset')}
      </Link>
    </Panel>
  );
}
