import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { summaryPart } from '#app/features/calculator/summary/summary-part';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { Checkbox } from '#app/ui/fields/checkbox';
import { css } from '#styled/css';
import { addonOption } from '#styled/recipes';
import { AddonCard } from './addon-card';

interface AddonSectionProps {
  config: PricingConfig;
  selection: SelectionWithoutCounts;
  change: ChangeSelection;
}

/** Knows nothing of the counts, so a stepper does not render it again. */
export const AddonSection = memo(function AddonSection({
  config,
  selection,
  change,
}: AddonSectionProps) {
  const { t } = useTranslation('calculator');
  const [showsFuture, setShowsFuture] = useState(false);
  const { freeAddonCount, title } = selection.plan;
  const shown = config.ADDONS.filter(({ status }) => showsFuture || status === 'available');
  const hasFuture = config.ADDONS.some(({ status }) => status === 'future');
  return (
    <section aria-labelledby="addons-title" className={summaryPart}>
      <h3 id="addons-title">{t('addons.title')}</h3>
      <p className={css({ color: 'muted', textStyle: 'small' })}>
        {freeAddonCount > 0
          ? t('addons.free', { count: freeAddonCount, plan: title })
          : t('addons.intro')}
      </p>
      {shown.length === 0 ? (
        <p className={css({ color: 'muted' })}>{t('addons.none')}</p>
      ) : (
        <ul className={addonOption().list}>
          {shown.map((addon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat in an edited configuration
            <AddonCard key={`${addon.id}-${index}`} {...{ config, selection, change, addon }} />
          ))}
        </ul>
      )}
      {hasFuture && (
        <Checkbox
          label={t('addons.showFuture')}
          checked={showsFuture}
          onCheckedChange={setShowsFuture}
        />
      )}
    </section>
  );
});
