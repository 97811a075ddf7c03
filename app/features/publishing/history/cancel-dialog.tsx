import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#app/features/publishing/failure-notice';
import { dialogActions, stack } from '#app/features/publishing/layout';
import type {
  Failure,
  Planned,
  PublicationStore,
} from '#app/features/publishing/publication-store';
import { cancelPlannedPrices } from '#app/features/publishing/publishing.functions';
import { ReasonField } from '#app/features/publishing/reason-field';
import { callServer, getCallFailure } from '#app/features/staff/call';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Notice } from '#app/ui/notice';

interface CancelDialogProps {
  planned: Planned | undefined;
  publications: PublicationStore;
}

/** Cancels a planned version; the history shows the reason. */
export function CancelDialog({ planned, publications }: CancelDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={planned !== undefined}
      onClose={publications.close}
      title={t('publishing.cancelPlanned.title', { version: planned?.version ?? 0 })}
      closeLabel={t('publishing.close')}
      findOtherFocus={() => publications.head.current}
    >
      {planned && <Form planned={planned} publications={publications} />}
    </Dialog>
  );
}

function Form({ planned, publications }: { planned: Planned; publications: PublicationStore }) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const { version, effectiveAt, position } = planned;
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [wasPlanned, setWasPlanned] = useState<boolean>();
  const isReasonMissing = reason.trim() === '';
  const cancel = async () => {
    setSubmitted(true);
    if (isReasonMissing || isBusy) return;
    setBusy(true);
    const result = await callServer(() =>
      cancelPlannedPrices({ data: { position, reason: reason.trim() } }),
    );
    if (result.kind === 'refused') {
      setFailure(getCallFailure(result.refusal));
    } else {
      // The history first, because the focused button disappears with its plan.
      await publications.load();
      setWasPlanned(result.value);
    }
    setBusy(false);
  };
  if (wasPlanned !== undefined) {
    return (
      <div className={stack}>
        <Notice role="status">
          {wasPlanned
            ? t('publishing.done.cancelled', { version })
            : t('publishing.done.alreadyOver')}
        </Notice>
        <div className={dialogActions}>
          {/* The pressed button is gone. */}
          <Button ref={(button) => button?.focus()} onClick={publications.close}>
            {t('publishing.close')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        void cancel();
      }}
    >
      <p>{t('publishing.cancelPlanned.text', { time: show(effectiveAt) })}</p>
      <ReasonField
        reason={reason}
        onReasonChange={setReason}
        {...(isSubmitted &&
          isReasonMissing && { error: t('publishing.cancelPlanned.reasonMissing') })}
      />
      <FailureNotice failure={failure} />
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
