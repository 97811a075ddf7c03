import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams } from '#app/i18n/languages';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { siteHeader } from '#styled/recipes';

/** The brand in a header; it leads to the landing page. */
export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <Link
      to="/{-$locale}"
      params={getLanguageParams(useLanguage())}
      // Exact, because the address of every translated page begins with it.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-label={`${site.brand}, ${t('navigation.home')}`}
      className={siteHeader().brand}
    >
      <BrandMark />
      {site.brand}
    </Link>
  );
}
