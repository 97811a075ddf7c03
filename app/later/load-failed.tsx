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

/** The same over the page, which it does not move. */
export function FloatingFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={floating}>
      <LoadFailed onRetry={onRetry} />
    </div>
  );
}

const layout = css({
  wrap: '3',
  rowGap: '0',
  alignItems: 'center',
  textStyle: 'small',
});

const floating = css({
  position: 'fixed',
  zIndex: 'floating',
  insetInlineStart: '3',
  insetBlockEnd: '3',
  maxWidth: '[calc(100vw - 1.5rem)]',
  paddingBlock: '2',
  paddingInline: '4',
  backgroundColor: 'surfaceRaised',
  border: 'strong',
  borderRadius: 'lg',
  boxShadow: 'float',
});
