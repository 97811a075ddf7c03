import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** Warning icon; the count is for screen readers. */
export function WarningSign({ count }: { count: number }) {
  const { t } = useTranslation('editor');
  if (count === 0) return null;
  return (
    <span className={sign}>
      <Icon name="triangle-alert" />
      <span className={css({ srOnly: true })}>{t('list.warnings', { count })}</span>
    </span>
  );
}

const sign = css({ color: 'deviation', '& > svg': { width: '4', height: '4' } });
