import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';
import type { History } from './publication-store';

interface VersionChangesProps {
  /** Undefined if it is on no page that is loaded. */
  entry: History['versions'][number] | undefined;
}

/** A version's changes against the one that it is based on, on demand. */
export function VersionChanges({ entry }: VersionChangesProps) {
  const { t } = useTranslation('staff');
  if (!entry?.published || entry.changeCount === 0) return null;
  const { changes, changeCount, published } = entry;
  const hidden = changeCount - changes.length;
  return (
    <details>
      <summary className={summary}>
        {t('publishing.history.changes', { count: changeCount, basedOn: published.basedOn })}
      </summary>
      <ChangeList changes={changes} />
      {hidden > 0 && <p className={muted}>{t('publishing.history.more', { count: hidden })}</p>}
    </details>
  );
}

const summary = css({
  width: 'fit',
  paddingBlock: '1',
  textStyle: 'small',
  fontWeight: 'medium',
});
