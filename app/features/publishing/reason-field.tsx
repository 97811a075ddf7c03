import { useTranslation } from 'react-i18next';
import { MAX_REASON_LENGTH } from '#app/domain/price-lists/activation-log';
import { TextArea } from '#app/ui/fields/text-field';

interface ReasonFieldProps {
  hint?: string;
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Shown after an attempt without a reason. */
  error?: string;
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
      isErrorLive
      {...(error !== undefined && { error })}
      value={reason}
      onValueChange={(text) => onReasonChange(text.slice(0, MAX_REASON_LENGTH))}
    />
  );
}
