import '#app/theme/admin.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/dialog';
import { Editor } from './editor';

interface EditorDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The editor behind the calculator's Admin button (spec §2). */
export function EditorDialog({ open, onClose }: EditorDialogProps) {
  const { t } = useTranslation('editor');
  const close = useRef<() => void>(null);
  return (
    <Dialog
      open={open}
      onClose={() => (close.current ?? onClose)()}
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      size="wide"
    >
      <Editor closeRef={close} onClose={onClose} />
    </Dialog>
  );
}
