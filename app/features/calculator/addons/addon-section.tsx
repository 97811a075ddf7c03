import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetNote } from '#app/catalog/net-note';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { sectionHead } from '#app/features/calculator/section-head';
import type { ChangeSelection } from '#app/features/calculator/use-selection';
import { evenGrid } from '#app/ui/even-grid';
import { Checkbox } from '#app/ui/fields/checkbox';
import { css, cx } from '#styled/css';
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
  const { t } = useTranslation(['calculator', 'catalog']);
  const [showsFuture, setShowsFuture] = useState(false);
  const { freeAddonCount, title } = selection.plan;
  const shown = config.ADDONS.filter(({ status }) => showsFuture || status === 'available');
  const hasFuture = config.ADDONS.some(({ status }) => status === 'future');
  return (
    <section aria-labelledby="addons-title" className={css({ display: 'grid', gap: '6' })}>
      <div className={sectionHead}>
        <div className={css({ display: 'grid', gap: '1' })}>
          <h2 id="addons-title" tabIndex={-1} className={css({ textStyle: 'title' })}>
            {t('addons.title')}
          </h2>
          <p className={css({ color: 'muted', textStyle: 'small' })}>
            {freeAddonCount > 0
              ? t('addons.free', { count: freeAddonCount, plan: title })
              : t('addons.intro')}
          </p>
        </div>
        {hasFuture && (
          <Checkbox
            label={t('addons.showFuture')}
            checked={showsFuture}
            onCheckedChange={setShowsFuture}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p className={css({ color: 'muted' })}>{t('addons.none')}</p>
      ) : (
        <>
          <ul className={cx(evenGrid(shown.length), css({ gap: '4' }))}>
            {shown.map((addon, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat in an edited configuration
              <AddonCard key={`${addon.id}-${index}`} {...{ config, selection, change, addon }} />
            ))}
          </ul>
          <p className={css({ textStyle: 'small', color: 'muted' })}>
            <NetNote />
          </p>
        </>
      )}
    </section>
  );
});
