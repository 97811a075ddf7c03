import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { adoptConfig, createDraft, readDraft } from '#app/domain/pricing/editing/draft';
import { changesOf } from '#app/features/pricing-admin/derived';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { useTextLanguage } from '#app/i18n/text-language';
import { resetPricing } from '#app/state/pricing-config';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Notice } from '#app/ui/notice';
import { answers, quiet, stack } from './layout';
import { ProblemNotice } from './problem-notice';
import type { Publishing } from './publishing';
import { Review } from './review';
import { useBerlinTimes } from './use-berlin-times';
import { useLists } from './use-lists';
import type { Done, Target } from './use-submission';

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
    const isOwnEqual = stored.status === 'custom' && isSame(stored.config, list);
    if (!done.isPlanned) {
      // Before the own list goes, which would bring back what was published before.
      flushSync(() => onPublished({ version: done.version, list }));
      if (stored.status !== 'custom') session.rebase(list, done.version);
      else if (!isOwnEqual) session.setBasis(done.version);
    } else if (stored.status !== 'custom') session.discard();
    if (isOwnEqual) resetPricing();
    const own = isOwnEqual ? 'removed' : stored.status === 'custom' ? 'stay' : 'none';
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

function VersionReview({
  version,
  publications,
  pricing,
  onPublished,
}: Publishing & { version: number }) {
  const { t } = useTranslation('publishing');
  const { session } = useEditor();
  const [done, setDone] = useState<Done>();
  const found = useLists([version]);
  const finish = (result: Done) => {
    const [list] = found.is === 'ready' ? found.lists : [];
    const isEdited = changesOf(session.store.state.base, session.readDraft()).length > 0;
    // Edits stay as they are; that another list is in force now is told when they are published.
    if (!result.isPlanned && !isEdited && list) {
      onPublished(version === 0 ? undefined : { version, list });
    }
    setDone(result);
    void publications.load();
  };
  if (done) return <Outcome done={done} own="none" onClose={publications.close} />;
  if (found.is === 'loading') return <p role="status">{t('review.loading')}</p>;
  if (found.is === 'failed') return <ProblemNotice problem={found.problem} />;
  const [list] = found.lists;
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

/** Whether the list that this browser shows instead was taken away. */
type OwnPrices = 'none' | 'removed' | 'stay';

interface OutcomeProps {
  done: Done;
  own: OwnPrices;
  isDraft?: boolean;
  onClose: () => void;
}

function Outcome({ done, own, isDraft = false, onClose }: OutcomeProps) {
  const { t } = useTranslation('publishing');
  const { show } = useBerlinTimes();
  const { version, effectiveAt, isPlanned } = done;
  const facts = { version, time: show(effectiveAt) };
  const words = () => {
    if (isDraft) return isPlanned ? t('done.planned', facts) : t('done.published', facts);
    return isPlanned ? t('done.activatedLater', facts) : t('done.activated', facts);
  };
  return (
    <div className={stack}>
      <Notice role="status">{words()}</Notice>
      {own !== 'none' && (
        <p className={quiet}>{own === 'removed' ? t('done.ownRemoved') : t('done.ownStay')}</p>
      )}
      <div className={answers}>
        {/* What was pressed is gone. */}
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

function isSame(one: PricingConfig, other: PricingConfig): boolean {
  const draft = createDraft(one);
  return listChanges(draft, adoptConfig(draft, other, MANY)).length === 0;
}

/** More than any list has items. */
const MANY = 1_000_000;
