import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { actions } from '#app/ui/panel';
import { button } from '#styled/recipes';

interface ListPagesProps {
  label: string;
  isFirst: boolean;
  /** Cursor of the next page. */
  next: string | null;
}

/** Leads through a long list, whose page the address holds. */
export function ListPages({ label, isFirst, next }: ListPagesProps) {
  const { t } = useTranslation('staff');
  if (isFirst && next === null) return null;
  const className = button({ visual: 'outline', size: 'sm' });
  return (
    <nav aria-label={label} className={actions}>
      {!isFirst && (
        <Link to="." search={(search) => ({ ...search, after: undefined })} className={className}>
          {t('office.list.newest')}
        </Link>
      )}
      {next !== null && (
        <Link to="." search={(search) => ({ ...search, after: next })} className={className}>
          {t('office.list.older')}
        </Link>
      )}
    </nav>
  );
}
