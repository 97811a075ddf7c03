import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#app/features/publishing/failure-notice';
import { useLists } from '#app/features/publishing/use-lists';
import { Dialog } from '#app/ui/dialog';
import { PreviewLinks } from './preview-links';

interface PreviewDialogProps {
  isOpen: boolean;
  version: number;
  onClose: () => void;
}

/** Links to pages with the previewed list. */
export function PreviewDialog({ isOpen, version, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('publishing.preview.title', { version })}
      closeLabel={t('publishing.close')}
    >
      {isOpen && <VersionPreview version={version} />}
    </Dialog>
  );
}

function VersionPreview({ version }: { version: number }) {
  const { t } = useTranslation('staff');
  const found = useLists([version]);
  if (found.is === 'loading') return <p role="status">{t('publishing.review.loading')}</p>;
  if (found.is === 'failed') return <FailureNotice failure={found.failure} />;
  const [list] = found.lists;
  return list ? <PreviewLinks list={list} name={String(version)} /> : null;
}
