import { useTranslation } from 'react-i18next';
import type { PricingDetails } from '#app/domain/contact/pricing-details';
import { COUNT_UNITS } from '#app/domain/pricing/counts';
import { useFormats } from '#app/i18n/language-context';
import { Notice } from '#app/ui/notice';
import { wholeRow } from './form-layout';

/** What an offer will be asked for, where the page around the form does not show it. */
export function DetailsNote({ details }: { details: PricingDetails }) {
  const { t } = useTranslation('contact');
  const { list } = useFormats();
  const parts = [t(details.isYearly ? 'details.yearly' : 'details.monthly')];
  if ('users' in details) {
    parts.push(
      ...COUNT_UNITS.map((unit) => t(`details.${unit}`, { count: details[unit] })),
      t('details.addons', { count: details.addons.length }),
    );
  }
  return (
    <Notice title={t('details.plan', { plan: details.plan })} className={wholeRow}>
      <p>{list(parts)}</p>
    </Notice>
  );
}
