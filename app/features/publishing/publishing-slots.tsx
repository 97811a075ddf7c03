import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import { PreviewLinks } from '#app/features/publishing/preview/preview-links';
import { PublicationReview } from '#app/features/publishing/review/review';
import { VersionHistory } from '#app/features/publishing/version-history';
import { useCall } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { muted } from '#app/ui/panel';
import { ChangeSummary, Done, FailureNotice, ReasonField } from './dialog-parts';
import { dialogActions, stack } from './layout';
import {
  createPublicationStore,
  type EditorAccess,
  type Opened,
  type PublicationStore,
  type PublishingContext,
} from './publication-store';
import { cancelPlannedPrices } from './publishing.functions';
import { PublishingNotices } from './publishing-notices';

/** The editor's parts for staff who may publish. */
export function createPublishingSlots(onPublished: PublishingContext['onPublished']) {
  const publications = createPublicationStore();
  void publications.load();
  return {
    openReview: () => publications.open({ kind: 'draft' }),
    /** @param shownVersion the version that this page was opened with */
    renderNotices: (shownVersion: number) => (
      <PublishingNotices publications={publications} shown={shownVersion} />
    ),
    renderHistory: (editor: EditorAccess) => (
      <>
        <VersionHistory publications={publications} />
        <OpenedDialog {...editor} publications={publications} onPublished={onPublished} />
      </>
    ),
  };
}

const TITLES = {
  draft: 'publishing.review.title',
  version: 'publishing.review.titleOfVersion',
  preview: 'publishing.preview.title',
  compare: 'publishing.compare.title',
  cancel: 'publishing.cancelPlanned.title',
} as const;

function OpenedDialog(context: PublishingContext) {
  const { publications } = context;
  const { t } = useTranslation('staff');
  const opened = useSelector(publications.store, (state) => state.opened);
  return (
    <Dialog
      open={opened !== undefined}
      onClose={publications.close}
      title={opened && t(TITLES[opened.kind], { ...opened })}
      closeLabel={t('publishing.close')}
      findOtherFocus={() => publications.head.current}
    >
      {opened && <Content {...context} opened={opened} />}
    </Dialog>
  );
}

function Content({ opened, ...context }: PublishingContext & { opened: Opened }) {
  const { t } = useTranslation('staff');
  const lists = useSelector(context.publications.store, (state) => state.lists);
  if (opened.kind === 'cancel') {
    return <CancelForm planned={opened.planned} publications={context.publications} />;
  }
  if (opened.kind === 'draft') return <PublicationReview {...context} />;
  if (!lists) return <p role="status">{t('publishing.review.loading')}</p>;
  if (lists.kind === 'refused') return <FailureNotice failure={lists.refusal} />;
  const { kind, version } = opened;
  const [list, listInForce] = lists.value;
  if (!list) return null;
  if (kind === 'preview') return <PreviewLinks list={list} name={String(version)} />;
  if (kind === 'version') return <PublicationReview {...context} earlier={{ version, list }} />;
  const effect = listInForce && compareLists(listInForce, list);
  if (!effect?.changes.length) return <p>{t('publishing.compare.same')}</p>;
  return (
    <div className={stack}>
      <p className={muted}>{t('publishing.compare.text', opened)}</p>
      <ChangeSummary {...effect} />
    </div>
  );
}

interface CancelFormProps {
  planned: Extract<Opened, { kind: 'cancel' }>['planned'];
  publications: PublicationStore;
}

/** Cancels a planned version; the history shows the reason. */
function CancelForm({ planned, publications }: CancelFormProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { version, effectiveAt, position } = planned;
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, refusal, run } = useCall();
  const [news, setNews] = useState<string>();
  const isReasonMissing = reason.trim() === '';
  const cancel = () => {
    setSubmitted(true);
    if (isReasonMissing) return;
    void run(
      () => cancelPlannedPrices({ data: { position, reason: reason.trim() } }),
      async (wasPlanned) => {
        // The history first, because the focused button disappears with its plan.
        await publications.load();
        setNews(t(`publishing.done.${wasPlanned ? 'cancelled' : 'alreadyOver'}`, { version }));
      },
    );
  };
  if (news) return <Done news={news} onClose={publications.close} />;
  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        cancel();
      }}
    >
      <p>{t('publishing.cancelPlanned.text', { time: show(effectiveAt) })}</p>
      <ReasonField
        reason={reason}
        onReasonChange={setReason}
        error={isSubmitted && isReasonMissing && t('publishing.cancelPlanned.reasonMissing')}
      />
      <FailureNotice failure={refusal} />
      <div className={dialogActions}>
        <Button visual="outline" onClick={publications.close}>
          {t('publishing.close')}
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          {t('publishing.cancelPlanned.confirm')}
        </Button>
      </div>
    </form>
  );
}
