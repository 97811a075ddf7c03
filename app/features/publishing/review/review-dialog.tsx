import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import type { PublishingContext } from '#app/features/publishing/editor-access';
import { resetPricing } from '#app/state/pricing-config';
import { Dialog } from '#app/ui/dialog';
import { type BrowserPrices, decideBrowserPrices, Outcome } from './outcome';
import { Review } from './review';
import type { PublishResult, Target } from './use-submission';
import { VersionReview } from './version-review';

interface ReviewDialogProps extends PublishingContext {
  isOpen: boolean;
  /** The version to reactivate; undefined publishes the draft. */
  version: number | undefined;
}

/** Review, publication and its confirmation. */
export function ReviewDialog({ isOpen, version, ...context }: ReviewDialogProps) {
  const { t } = useTranslation('staff');
  const title =
    version === undefined
      ? t('publishing.review.title')
      : t('publishing.review.titleOfVersion', { version });
  return (
    <Dialog
      open={isOpen}
      onClose={context.publications.close}
      title={title}
      closeLabel={t('publishing.close')}
      findOtherFocus={() => context.publications.head.current}
    >
      {isOpen && version === undefined && <DraftReview {...context} />}
      {isOpen && version !== undefined && <VersionReview {...context} version={version} />}
    </Dialog>
  );
}

function DraftReview(context: PublishingContext) {
  const { t } = useTranslation('staff');
  const { publications, pricing, draftSession, announce, onPublished } = context;
  const readTarget = (): Target => {
    const draft = draftSession.draftToSave();
    return { is: 'draft', list: draftToConfig(draft), basedOn: draft.basedOn ?? pricing.version };
  };
  const [target, setTarget] = useState(readTarget);
  const [outcome, setOutcome] = useState<{ done: PublishResult; own: BrowserPrices }>();
  const { stored } = pricing;

  const finish = (done: PublishResult) => {
    const { list } = target;
    const own = decideBrowserPrices(stored, list);
    if (!done.isPlanned) {
      // Before this browser's list is removed, or the page would show the former prices.
      flushSync(() => onPublished({ version: done.version, list }));
      if (own === 'stay') draftSession.setBasis(done.version);
      else draftSession.rebase(list, done.version);
    } else if (own === 'none') draftSession.discard();
    if (own === 'removed') resetPricing();
    setOutcome({ done, own });
    void publications.load();
  };
  const takeOver = (
    both: PricingConfig,
    version: number,
    theirs: PricingConfig,
    isNow: boolean,
  ) => {
    if (isNow && stored.status !== 'custom') {
      draftSession.rebase(theirs, version, both);
      onPublished({ version, list: theirs });
    } else draftSession.replace(both, version);
    void publications.refresh();
    announce(t('publishing.conflict.takenOver'));
    setTarget(readTarget());
  };
  if (outcome) return <Outcome {...outcome} isDraft onClose={publications.close} />;
  return (
    <Review
      target={target}
      referenceTexts={pricing.referenceTexts}
      onCancel={publications.close}
      onDone={finish}
      onTakeOver={takeOver}
    />
  );
}
