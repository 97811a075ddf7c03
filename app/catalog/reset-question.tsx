import { useTranslation } from 'react-i18next';
import { AskDialog } from '#app/ui/dialog';

interface ResetQuestionProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms the removal of this browser's own list (D20). */
export function ResetQuestion({ open, onCancel, onConfirm }: ResetQuestionProps) {
  const { t } = useTranslation('common');
  return (
    <AskDialog
      open={open}
      title={t('customPrices.question')}
      cancelLabel={t('customPrices.cancel')}
      onCancel={onCancel}
      confirmLabel={t('customPrices.reset')}
      onConfirm={onConfirm}
    >
      <p>{t('customPrices.consequence')}</p>
    </AskDialog>
  );
}
