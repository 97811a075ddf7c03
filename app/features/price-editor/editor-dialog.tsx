import '#app/theme/admin.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/dialog';
import { Editor, type EditorHandle } from './editor';

interface EditorDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The editor behind the calculator's Admin button (spec §2). */
export function EditorDialog({ open, onClose }: EditorDialogProps) {
  const { t } = useTranslation('editor');
  const editor = useRef<EditorHandle>(null);
  const requestClose = () => {
    if (editor.current) editor.current.requestClose();
    else onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={requestClose}
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      size="wide"
    >
      <Editor ref={editor} onClose={onClose} />
    </Dialog>
  );
}
