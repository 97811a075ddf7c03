import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answers, stack } from '#app/features/pricing-admin/publishing/layout';
import { ProblemNotice } from '#app/features/pricing-admin/publishing/problem-notice';
import {
  ask,
  type Planned,
  type Problem,
  type PublicationStore,
} from '#app/features/pricing-admin/publishing/publication-store';
import { ReasonField } from '#app/features/pricing-admin/publishing/reason-field';
import { callOffPrices } from '#app/features/pricing-admin/publishing.functions';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Notice } from '#app/ui/notice';

interface CallOffDialogProps {
  planned: Planned | undefined;
  publications: PublicationStore;
}

/** Calls off what is planned; the reason stands in the history. */
export function CallOffDialog({ planned, publications }: CallOffDialogProps) {
  const { t } = useTranslation('publishing');
  return (
    <Dialog
      open={planned !== undefined}
      onOpenChange={publications.close}
      title={t('callOff.title', { version: planned?.version ?? 0 })}
      closeLabel={t('close')}
      findOtherFocus={() => publications.head.current}
      language={useTextLanguage('publishing')}
    >
      {planned && <Form planned={planned} publications={publications} />}
    </Dialog>
  );
}

function Form({ planned, publications }: { planned: Planned; publications: PublicationStore }) {
  const { t } = useTranslation('publishing');
  const { show } = useBerlinTimes();
  const { version, effectiveAt, position } = planned;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [wasPlanned, setWasPlanned] = useState<boolean>();
  const isUnreasoned = reason.trim() === '';
  const callOff = async () => {
    setTried(true);
    if (isUnreasoned || isBusy) return;
    setBusy(true);
    const result = await ask(() => callOffPrices({ data: { position, reason: reason.trim() } }));
    if ('problem' in result) {
      setProblem(result.problem);
    } else {
      // First the history: the focus must not go back to a button that leaves with its plan.
      await publications.load();
      setWasPlanned(result.answer);
    }
    setBusy(false);
  };
  if (wasPlanned !== undefined) {
    return (
      <div className={stack}>
        <Notice role="status">
          {wasPlanned ? t('done.calledOff', { version }) : t('done.alreadyOver')}
        </Notice>
        <div className={answers}>
          {/* What was pressed is gone. */}
          <Button ref={(button) => button?.focus()} onClick={publications.close}>
            {t('close')}
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
        void callOff();
      }}
    >
      <p>{t('callOff.text', { time: show(effectiveAt) })}</p>
      <ReasonField
        reason={reason}
        onReasonChange={setReason}
        {...(isTried && isUnreasoned && { error: t('callOff.reasonMissing') })}
      />
      <ProblemNotice problem={problem} />
      <div className={answers}>
        <Button visual="outline" onClick={publications.close}>
          {t('cancel')}
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          {t('callOff.confirm')}
        </Button>
      </div>
    </form>
  );
}
