import { useTranslation } from 'react-i18next';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import { ChangeSummary } from '#app/features/publishing/change-summary';
import { FailureNotice } from '#app/features/publishing/failure-notice';
import { quiet, stack } from '#app/features/publishing/layout';
import { useLists } from '#app/features/publishing/use-lists';
import { Dialog } from '#app/ui/dialog';

interface CompareDialogProps {
  isOpen: boolean;
  version: number;
  inForce: number;
  onClose: () => void;
}

/** Differences between another version and the one in force. */
export function CompareDialog({ isOpen, version, inForce, onClose }: CompareDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('publishing.compare.title', { version, inForce })}
      closeLabel={t('publishing.close')}
    >
      {isOpen && <Comparison version={version} inForce={inForce} />}
    </Dialog>
  );
}

function Comparison({ version, inForce }: { version: number; inForce: number }) {
  const { t } = useTranslation('staff');
  const found = useLists([inForce, version]);
  if (found.is === 'loading') return <p role="status">{t('publishing.review.loading')}</p>;
  if (found.is === 'failed') return <FailureNotice failure={found.failure} />;
  const [one, other] = found.lists;
  if (!one || !other) return null;
  const effect = compareLists(one, other);
  if (effect.changes.length === 0) return <p>{t('publishing.compare.same')}</p>;
  return (
    <div className={stack}>
      <p className={quiet}>{t('publishing.compare.text', { version, inForce })}</p>
      <ChangeSummary {...effect} />
    </div>
  );
}
