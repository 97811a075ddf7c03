import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { readDraft } from '#app/domain/pricing/editing/draft';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import type { Publishing } from '#app/features/pricing-admin/publishing/publishing';
import { useTextLanguage } from '#app/i18n/text-language';
import { resetPricing } from '#app/state/pricing-config';
import { Dialog } from '#app/ui/dialog';
import { Outcome } from './outcome';
import { decideOwnPrices, type OwnPrices } from './own-prices';
import { Review } from './review';
import type { Done, Target } from './use-submission';
import { VersionReview } from './version-review';

interface ReviewDialogProps extends Publishing {
  isOpen: boolean;
  /** To be brought back; without it the draft is published. */
  version: number | undefined;
}

/** From the difference to the word that it is done. */
export function ReviewDialog({ isOpen, version, ...publishing }: ReviewDialogProps) {
  const { t } = useTranslation('publishing');
  const title = version === undefined ? t('review.title') : t('review.titleOfVersion', { version });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={publishing.publications.close}
      title={title}
      closeLabel={t('close')}
      findOtherFocus={() => publishing.publications.head.current}
      language={useTextLanguage('publishing')}
    >
      {isOpen && version === undefined && <DraftReview {...publishing} />}
      {isOpen && version !== undefined && <VersionReview {...publishing} version={version} />}
    </Dialog>
  );
}

function DraftReview(publishing: Publishing) {
  const { t } = useTranslation('publishing');
  const { publications, pricing, onPublished } = publishing;
  const { session, announce } = useEditor();
  const readTarget = (): Target => {
    const draft = session.draftToSave();
    return { is: 'draft', list: readDraft(draft), basedOn: draft.basedOn ?? pricing.version };
  };
  const [target, setTarget] = useState(readTarget);
  const [outcome, setOutcome] = useState<{ done: Done; own: OwnPrices }>();
  const { stored } = pricing;

  const finish = (done: Done) => {
    const { list } = target;
    const own = decideOwnPrices(stored, list);
    if (!done.isPlanned) {
      // Before the own list goes, which would bring back what was published before.
      flushSync(() => onPublished({ version: done.version, list }));
      if (own === 'stay') session.setBasis(done.version);
      else session.rebase(list, done.version);
    } else if (own === 'none') session.discard();
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
      session.rebase(theirs, version, both);
      onPublished({ version, list: theirs });
    } else session.replace(both, version);
    void publications.refresh();
    announce(t('conflict.takenOver'));
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
