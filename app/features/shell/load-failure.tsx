import { useHydrated } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { site } from '#app/site';
import { button, loadFailure } from '#styled/recipes';

/** The page's own address, query included. */
const HERE = '';

/**
 * Made visible by CSS while the scripts cannot be loaded. Only in the server's HTML, since a
 * hydrated page has its scripts.
 */
export function LoadFailure() {
  const { t } = useTranslation('common');
  const textLanguage = useTextLanguage('common', 'loadFailure');
  if (useHydrated()) return null;
  return (
    <div role="alert" className={loadFailure()} {...textLanguage}>
      <p>
        {t('loadFailure')} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        {' · '}
        <a href={`tel:${site.phone.dialed}`}>{site.phone.shown}</a>
      </p>
      {/* Reloads the page, also where not even the starter was loaded. */}
      <a href={HERE} className={button()}>
        {t('error.retry')}
      </a>
    </div>
  );
}
