import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import type { PublishingContext } from '#app/features/publishing/editor-access';
import { FailureNotice } from '#app/features/publishing/failure-notice';
import { dialogActions, quiet, stack } from '#app/features/publishing/layout';
import { useLists } from '#app/features/publishing/use-lists';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { resetPricing, type StoredPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Notice } from '#app/ui/notice';
import { Review } from './review';
import type { PublishResult, Target } from './use-submission';

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
    return { kind: 'draft', list: draftToConfig(draft), basedOn: draft.basedOn ?? pricing.version };
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
      if (own === 'stay') draftSession.setBasedOn(done.version);
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
    if (isNow && stored.kind !== 'custom') {
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

/** Brings back a version that was published before. */
function VersionReview({
  version,
  publications,
  pricing,
  draftSession,
  onPublished,
}: PublishingContext & { version: number }) {
  const { t } = useTranslation('staff');
  const [outcome, setOutcome] = useState<{ done: PublishResult; own: BrowserPrices }>();
  const found = useLists([version]);
  const [list] = found.kind === 'ready' ? found.lists : [];

  const finish = (done: PublishResult) => {
    if (!list) return;
    const own = decideBrowserPrices(pricing.stored, list);
    const isEdited = draftSession.hasEdits();
    // Edits stay as they are. Where they were made from another list, that is told when they are
    // published.
    if (!done.isPlanned && (own === 'removed' || !isEdited)) {
      // Before this browser's list is removed, or the page would show the former prices.
      flushSync(() => onPublished(version === 0 ? undefined : { version, list }));
      if (isEdited) draftSession.setBasedOn(version);
      else if (own === 'removed') draftSession.rebase(list, version);
    }
    if (own === 'removed') resetPricing();
    setOutcome({ done, own });
    void publications.load();
  };
  if (outcome) return <Outcome {...outcome} onClose={publications.close} />;
  if (found.kind === 'loading') return <p role="status">{t('publishing.review.loading')}</p>;
  if (found.kind === 'failed') return <FailureNotice failure={found.failure} />;
  if (!list) return null;
  return (
    <Review
      target={{ kind: 'version', version, list }}
      referenceTexts={pricing.referenceTexts}
      onCancel={publications.close}
      onDone={finish}
      onTakeOver={() => {}}
    />
  );
}

interface OutcomeProps {
  done: PublishResult;
  own: BrowserPrices;
  isDraft?: boolean;
  onClose: () => void;
}

/** Confirms the publication and its start. */
function Outcome({ done, own, isDraft = false, onClose }: OutcomeProps) {
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
type BrowserPrices = 'none' | 'removed' | 'stay';

/**
 * Removes this browser's list if it equals the published one, because it would hide later versions.
 */
function decideBrowserPrices(stored: StoredPricing, published: PricingConfig): BrowserPrices {
  if (stored.kind !== 'custom') return 'none';
  return compareLists(stored.config, published).changes.length === 0 ? 'removed' : 'stay';
}
