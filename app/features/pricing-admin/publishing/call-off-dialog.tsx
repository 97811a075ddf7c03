import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callOffPrices } from '#app/features/pricing-admin/publishing.functions';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { TextArea } from '#app/ui/fields/text-field';
import { Notice } from '#app/ui/notice';
import { answers, stack } from './layout';
import { ProblemNotice } from './problem-notice';
import { ask, type Planned, type Problem, type PublicationStore } from './publication-store';
import { useBerlinTimes } from './use-berlin-times';

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
    setBusy(false);
    setProblem('problem' in result ? result.problem : undefined);
    if ('problem' in result) return;
    setWasPlanned(result.answer);
    await publications.load();
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
      <TextArea
        label={t('review.reason')}
        rows={2}
        isRequired
        isErrorLive
        {...(isTried && isUnreasoned && { error: t('review.reasonMissing') })}
        value={reason}
        onValueChange={(text) => setReason(text.slice(0, 500))}
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
