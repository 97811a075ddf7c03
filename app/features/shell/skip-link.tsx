import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { button, skipLink } from '#styled/recipes';

/** First in the page, seen when focused. A plain link: it works before the scripts do. */
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
