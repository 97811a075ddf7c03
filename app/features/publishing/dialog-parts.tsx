import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList, SampleList } from '#app/catalog/price-changes/change-list';
import { MAX_REASON_LENGTH } from '#app/domain/price-lists/activation-log';
import type { ListDiff } from '#app/domain/price-lists/compare-lists';
import { quoteSamples } from '#app/domain/pricing/editing/samples';
import { FailureLine } from '#app/features/staff/news-line';
import { Button } from '#app/ui/button';
import { TextArea } from '#app/ui/fields/text-field';
import { Notice } from '#app/ui/notice';
import { dialogActions, part, partHeading, stack } from './layout';
import type { PublishFailure } from './publication-store';

/** Why publishing failed; the draft stays. */
export function FailureNotice({ failure }: { failure: PublishFailure | undefined }) {
  const { t } = useTranslation('staff');
  return (
    <FailureLine
      refusal={failure}
      describe={(why) => t(`publishing.problems.${why === 'other-origin' ? 'unreachable' : why}`)}
    />
  );
}

interface ReasonFieldProps {
  hint?: string;
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Shown after an attempt without a reason. */
  error: string | false;
}

/** The reason, which the history shows. */
export function ReasonField({ hint, reason, onReasonChange, error }: ReasonFieldProps) {
  const { t } = useTranslation('staff');
  return (
    <TextArea
      label={t('publishing.review.reason')}
      hint={hint}
      rows={2}
      isRequired
      live="error"
      {...(error !== false && { error })}
      value={reason}
      onValueChange={(text) => onReasonChange(text.slice(0, MAX_REASON_LENGTH))}
    />
  );
}

interface DoneProps {
  news: string;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what was done, in place of the dialog's form. */
export function Done({ news, onClose, children }: DoneProps) {
  const { t } = useTranslation('staff');
  return (
    <div className={stack}>
      <Notice role="status">{news}</Notice>
      {children}
      <div className={dialogActions}>
        {/* The pressed button is gone. */}
        <Button ref={(button) => button?.focus()} onClick={onClose}>
          {t('publishing.close')}
        </Button>
      </div>
    </div>
  );
}

/** Changes and their effect on sample customers. */
export function ChangeSummary({ changes, before, after }: ListDiff) {
  const { t } = useTranslation('staff');
  const samples = quoteSamples(before, after);
  return (
    <>
      <section className={part}>
        <h3 className={partHeading}>{t('publishing.review.changes')}</h3>
        <ChangeList changes={changes} />
      </section>
      {samples.length > 0 && (
        <section className={part}>
          <h3 className={partHeading}>{t('publishing.review.samples')}</h3>
          <SampleList samples={samples} />
        </section>
      )}
    </>
  );
}
