import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { service } from '#app/service';
import { site } from '#app/site';

/** What texts on the service may name, figures as the page's language writes them. */
export function useServiceFacts(): Record<string, string> {
  const { t } = useTranslation('common');
  const { number } = useFormats();
  const figures = Object.entries(service).map(([name, fact]) => [
    name,
    typeof fact === 'number' ? number(fact) : fact,
  ]);
  return {
    brand: site.brand,
    ...t('security.terms', { returnObjects: true }),
    ...Object.fromEntries(figures),
  };
}
