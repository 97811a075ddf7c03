import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '#app/features/pricing-admin/publishing/problem-notice';
import { useLists } from '#app/features/pricing-admin/publishing/use-lists';
import { useTextLanguage } from '#app/i18n/text-language';
import { Dialog } from '#app/ui/dialog';
import { PreviewPlaces } from './preview-places';

interface PreviewDialogProps {
  isOpen: boolean;
  version: number;
  onClose: () => void;
}

/** The way to the pages with another price list. */
export function PreviewDialog({ isOpen, version, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('publishing');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t('preview.title', { version })}
      closeLabel={t('close')}
      language={useTextLanguage('publishing')}
    >
      {isOpen && <VersionPreview version={version} />}
    </Dialog>
  );
}

function VersionPreview({ version }: { version: number }) {
  const { t } = useTranslation('publishing');
  const found = useLists([version]);
  if (found.is === 'loading') return <p role="status">{t('review.loading')}</p>;
  if (found.is === 'failed') return <ProblemNotice problem={found.problem} />;
  const [list] = found.lists;
  return list ? <PreviewPlaces list={list} name={String(version)} /> : null;
}
