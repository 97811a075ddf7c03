import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';

const loadPicture = async () => (await import('./price-picture')).PricePicture;

interface PriceDisclosureProps {
  config: PricingConfig;
  selection: Selection;
}

/** Opens the price over the number of users and what more would cost. */
export function PriceDisclosure({ config, selection }: PriceDisclosureProps) {
  const { t } = useTranslation('calculator');
  return (
    <DisclosedPart label={t('curve.open')} icon="chart-column" load={loadPicture}>
      {(PricePicture) => <PricePicture config={config} selection={selection} />}
    </DisclosedPart>
  );
}
