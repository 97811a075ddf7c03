import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import { StatusMessage } from './status-message';

/** The requested address with its query. */
const SAME_ADDRESS = '';

/** Shown when the server is overloaded. Works without router and scripts. */
export function Busy() {
  const { t } = useTranslation('common');
  return (
    <>
      <header className={cx(column(), brand)}>
        <BrandMark />
        {site.brand}
      </header>
      <main>
        <StatusMessage status={503} mark="…" title={t('busy.title')} text={t('busy.text')}>
          <a href={SAME_ADDRESS} className={button()}>
            {t('busy.retry')}
          </a>
        </StatusMessage>
      </main>
    </>
  );
}

const brand = css({
  hstack: '2.5',
  minHeight: 'header',
  fontSize: 'lg',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
});
