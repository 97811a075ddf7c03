import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

/** First in the page, seen when focused. A plain link: it works before the scripts do. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <div className={frame} {...useTextLanguage('common')}>
      <a href="#main" className={button()}>
        {t('skipToContent')}
      </a>
    </div>
  );
}

const frame = css({
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  '&:not(:focus-within)': { srOnly: true },
});
