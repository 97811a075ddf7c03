import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { service } from '#app/service';
import { site } from '#app/site';
import { css } from '#styled/css';

/** Values for the placeholders in texts on the service; figures are formatted for the page. */
export function useServiceTerms(): Record<string, string> {
  const { t } = useTranslation('common');
  const { number } = useFormats();
  const figures = Object.entries(service).map(([name, term]) => [
    name,
    typeof term === 'number' ? number(term) : term,
  ]);
  return {
    brand: site.brand,
    ...t('security.terms', { returnObjects: true }),
    ...Object.fromEntries(figures),
  };
}

/** Promises on hosting, encryption and availability, in one line. */
export function TrustLine({ place }: { place: 'page' | 'form' }) {
  const { t } = useTranslation('common');
  const promises = t('security.trust.facts', { returnObjects: true, replace: useServiceTerms() });
  return (
    <ul className={line}>
      {/* A form may load a CAPTCHA, so only pages without one load nothing. */}
      {[...promises, t(`security.trust.${place}`)].map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}

const line = css({
  textStyle: 'caption',
  color: 'muted',
  '& > li': { display: 'inline', '&:not(:last-child)::after': { content: '"\\00a0· "' } },
});
