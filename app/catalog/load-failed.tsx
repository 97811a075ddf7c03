import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

/** Replaces a lazy part that failed to load; it is inline content. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <span role="alert" className={layout}>
      {t('part.failed')}
      <Button visual="link" size="sm" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </span>
  );
}

const layout = css({
  wrap: '3',
  rowGap: '0',
  alignItems: 'center',
  textStyle: 'small',
});
