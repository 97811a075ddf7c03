import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { button, skipLink } from '#styled/recipes';

/** First link of the page, visible when focused. Works without scripts. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <div className={skipLink()} {...useTextLanguage('common')}>
      <a href="#main" className={button()}>
        {t('skipToContent')}
      </a>
    </div>
  );
}
