import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PublishingContext } from '#app/features/publishing/editor-access';
import { FailureNotice } from '#app/features/publishing/failure-notice';
import { useLists } from '#app/features/publishing/use-lists';
import { resetPricing } from '#app/state/pricing-config';
import { type BrowserPrices, decideBrowserPrices, Outcome } from './outcome';
import { Review } from './review';
import type { PublishResult } from './use-submission';

/** Brings back a version that was published before. */
export function VersionReview({
  version,
  publications,
  pricing,
  draftSession,
  onPublished,
}: PublishingContext & { version: number }) {
  const { t } = useTranslation('staff');
  const [outcome, setOutcome] = useState<{ done: PublishResult; own: BrowserPrices }>();
  const found = useLists([version]);
  const [list] = found.is === 'ready' ? found.lists : [];

  const finish = (done: PublishResult) => {
    if (!list) return;
    const own = decideBrowserPrices(pricing.stored, list);
    const isEdited = draftSession.hasEdits();
    // Edits stay as they are. Where they were made from another list, that is told when they are
    // published.
    if (!done.isPlanned && (own === 'removed' || !isEdited)) {
      // Before this browser's list is removed, or the page would show the former prices.
      flushSync(() => onPublished(version === 0 ? undefined : { version, list }));
      if (isEdited) draftSession.setBasis(version);
      else if (own === 'removed') draftSession.rebase(list, version);
    }
    if (own === 'removed') resetPricing();
    setOutcome({ done, own });
    void publications.load();
  };
  if (outcome) return <Outcome {...outcome} onClose={publications.close} />;
  if (found.is === 'loading') return <p role="status">{t('publishing.review.loading')}</p>;
  if (found.is === 'failed') return <FailureNotice failure={found.failure} />;
  if (!list) return null;
  return (
    <Review
      target={{ is: 'version', version, list }}
      referenceTexts={pricing.referenceTexts}
      onCancel={publications.close}
      onDone={finish}
      onTakeOver={() => {}}
    />
  );
}
