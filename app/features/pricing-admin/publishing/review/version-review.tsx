import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { changesOf } from '#app/features/pricing-admin/derived';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { ProblemNotice } from '#app/features/pricing-admin/publishing/problem-notice';
import type { Publishing } from '#app/features/pricing-admin/publishing/publishing';
import { useLists } from '#app/features/pricing-admin/publishing/use-lists';
import { resetPricing } from '#app/state/pricing-config';
import { Outcome } from './outcome';
import { decideOwnPrices, type OwnPrices } from './own-prices';
import { Review } from './review';
import type { Done } from './use-submission';

/** Brings back a version that was published before. */
export function VersionReview({
  version,
  publications,
  pricing,
  onPublished,
}: Publishing & { version: number }) {
  const { t } = useTranslation('publishing');
  const { session } = useEditor();
  const [outcome, setOutcome] = useState<{ done: Done; own: OwnPrices }>();
  const found = useLists([version]);
  const [list] = found.is === 'ready' ? found.lists : [];

  const finish = (done: Done) => {
    if (!list) return;
    const own = decideOwnPrices(pricing.stored, list);
    const isEdited = changesOf(session.store.state.base, session.readDraft()).length > 0;
    // Edits stay as they are. Where they were made from another list, that is told when they are
    // published.
    if (!done.isPlanned && (own === 'removed' || !isEdited)) {
      // Before the own list goes, which would bring back what was published before.
      flushSync(() => onPublished(version === 0 ? undefined : { version, list }));
      if (isEdited) session.setBasis(version);
      else if (own === 'removed') session.rebase(list, version);
    }
    if (own === 'removed') resetPricing();
    setOutcome({ done, own });
    void publications.load();
  };
  if (outcome) return <Outcome {...outcome} onClose={publications.close} />;
  if (found.is === 'loading') return <p role="status">{t('review.loading')}</p>;
  if (found.is === 'failed') return <ProblemNotice problem={found.problem} />;
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
