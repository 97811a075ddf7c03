import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { Done } from '#app/features/publishing/dialog-parts';
import { quiet } from '#app/features/publishing/layout';
import type { PublishingContext } from '#app/features/publishing/publication-store';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { resetPricing, type StoredPricing } from '#app/state/pricing-config';
import { Review } from './review';
import type { PublishResult, Target } from './review-form';

interface PublicationReviewProps extends PublishingContext {
  /** A version that was published before and is brought back; without it the draft is published. */
  earlier?: { version: number; list: PricingConfig };
}

/** Review, publication and its confirmation. */
export function PublicationReview({ earlier, ...context }: PublicationReviewProps) {
  const { t } = useTranslation('staff');
  const { publications, pricing, draftSession, announce, onPublished } = context;
  const readTarget = (): Target => {
    if (earlier) return { kind: 'version', ...earlier };
    const draft = draftSession.draftToSave();
    return { kind: 'draft', list: draftToConfig(draft), basedOn: draft.basedOn ?? pricing.version };
  };
  const [target, setTarget] = useState(readTarget);
  const { outcome, finish } = useOutcome(context);
  const { stored } = pricing;
  const takeOver = (
    both: PricingConfig,
    version: number,
    theirs: PricingConfig,
    isNow: boolean,
  ) => {
    if (isNow && stored.kind !== 'custom') {
      draftSession.rebase(theirs, version, both);
      onPublished({ version, list: theirs });
    } else draftSession.replace(both, version);
    void publications.refresh();
    announce(t('publishing.conflict.takenOver'));
    setTarget(readTarget());
  };
  if (outcome) return outcome;
  return (
    <Review
      target={target}
      referenceTexts={pricing.referenceTexts}
      onCancel={publications.close}
      onDone={(done) => finish(target, done)}
      onTakeOver={takeOver}
    />
  );
}

/** Handles the result of a publication and words its confirmation. */
function useOutcome({ publications, pricing, draftSession, onPublished }: PublishingContext) {
  const [outcome, setOutcome] = useState<Outcome>();
  const finish = ({ kind, list }: Target, done: PublishResult) => {
    const own = decideBrowserPrices(pricing.stored, list);
    const { version, isPlanned } = done;
    const isDraft = kind === 'draft';
    // Edits stay when a version is brought back. Where they were made from another list, that is
    // told when they are published.
    const isKept = isDraft ? own === 'stay' : draftSession.hasEdits();
    if (!isPlanned && (isDraft || own === 'removed' || !isKept)) {
      // Before this browser's list is removed, or the page would show the former prices.
      flushSync(() => onPublished(version === 0 ? undefined : { version, list }));
      if (isKept) draftSession.edit((draft) => ({ ...draft, basedOn: version }));
      else if (isDraft || own === 'removed') draftSession.rebase(list, version);
    } else if (isDraft && own === 'none') draftSession.discard();
    if (own === 'removed') resetPricing();
    setOutcome({ done, own, isDraft });
    void publications.load();
  };
  return { outcome: outcome && <Published {...outcome} onClose={publications.close} />, finish };
}

interface Outcome {
  done: PublishResult;
  own: BrowserPrices;
  isDraft: boolean;
}

/** Confirms the publication and its start. */
function Published({ done, own, isDraft, onClose }: Outcome & { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { version, effectiveAt, isPlanned } = done;
  const [now, later] = isDraft
    ? (['published', 'planned'] as const)
    : (['activated', 'activatedLater'] as const);
  const news = t(`publishing.done.${isPlanned ? later : now}`, {
    version,
    time: show(effectiveAt),
  });
  return (
    <Done news={news} onClose={onClose}>
      {own !== 'none' && (
        <p className={quiet}>
          {own === 'removed' ? t('publishing.done.ownRemoved') : t('publishing.done.ownStay')}
        </p>
      )}
    </Done>
  );
}

/** The effect of publishing on this browser's own list, if it has one. */
type BrowserPrices = 'none' | 'removed' | 'stay';

/**
 * Removes this browser's list if it equals the published one, because it would hide later versions.
 */
function decideBrowserPrices(stored: StoredPricing, published: PricingConfig): BrowserPrices {
  if (stored.kind !== 'custom') return 'none';
  return compareLists(stored.config, published).changes.length === 0 ? 'removed' : 'stay';
}
