import { useTranslation } from 'react-i18next';
import { useTextMarks } from '#app/i18n/text-marks';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';

/** That the own prices are gone, and the way back to them. */
export function ResetNotice({ onRestore }: { onRestore: () => void }) {
  const { t } = useTranslation('admin');
  const mark = useTextMarks('admin');
  return (
    <Notice
      action={
        <Button visual="outline" size="sm" onClick={onRestore}>
          {mark('confirmReset.restore', t('confirmReset.restore'))}
        </Button>
      }
    >
      {mark('confirmReset.done', t('confirmReset.done'))}
    </Notice>
  );
}
