import { useTranslation } from 'react-i18next';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import { dialogActions, quiet, stack } from '#app/features/publishing/layout';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import type { StoredPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';
import type { PublishResult } from './use-submission';

interface OutcomeProps {
  done: PublishResult;
  own: BrowserPrices;
  isDraft?: boolean;
  onClose: () => void;
}

/** Confirms the publication and its start. */
export function Outcome({ done, own, isDraft = false, onClose }: OutcomeProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { version, effectiveAt, isPlanned } = done;
  const facts = { version, time: show(effectiveAt) };
  const words = () => {
    if (isDraft)
      return isPlanned
        ? t('publishing.done.planned', facts)
        : t('publishing.done.published', facts);
    return isPlanned
      ? t('publishing.done.activatedLater', facts)
      : t('publishing.done.activated', facts);
  };
  return (
    <div className={stack}>
      <Notice role="status">{words()}</Notice>
      {own !== 'none' && (
        <p className={quiet}>
          {own === 'removed' ? t('publishing.done.ownRemoved') : t('publishing.done.ownStay')}
        </p>
      )}
      <div className={dialogActions}>
        {/* The pressed button is gone. */}
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          {t('publishing.close')}
        </Button>
      </div>
    </div>
  );
}

/** The effect of publishing on this browser's own list, if it has one. */
export type BrowserPrices = 'none' | 'removed' | 'stay';

/**
 * Removes this browser's list if it equals the published one, because it would hide later versions.
 */
export function decideBrowserPrices(
  stored: StoredPricing,
  published: PricingConfig,
): BrowserPrices {
  if (stored.status !== 'custom') return 'none';
  return compareLists(stored.config, published).changes.length === 0 ? 'removed' : 'stay';
}
