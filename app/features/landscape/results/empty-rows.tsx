import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';
import type { RowFilter } from './filter-rows';

interface EmptyRowsProps {
  filter: RowFilter;
  /** Number of artefacts without any filter. */
  total: number;
  onReset: () => void;
}

/** Shown if nothing matches, or nothing deviates. */
export function EmptyRows({ filter, total, onReset }: EmptyRowsProps) {
  const { t } = useTranslation('landscape');
  const { show, query, type, stage } = filter;
  const isNarrowed = query.trim() !== '' || type !== '' || stage !== '';
  return (
    <div role="status" className={layout}>
      {show === 'deviations' && !isNarrowed ? (
        <>
          <p className={css({ textStyle: 'title' })}>{t('results.empty.aligned')}</p>
          <p>{t('results.empty.alignedText', { count: total })}</p>
        </>
      ) : (
        <p>{t(`results.empty.${show}`)}</p>
      )}
      <Button visual="outline" size="sm" onClick={onReset}>
        {t('results.empty.reset', { count: total })}
      </Button>
    </div>
  );
}

const layout = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  paddingBlock: '12',
  paddingInline: '4',
  textAlign: 'center',
});
