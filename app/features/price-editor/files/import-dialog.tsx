import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { truncate } from '#app/catalog/price-changes/format-change';
import { listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { useEditor } from '#app/features/price-editor/editor-context';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import type { ChosenFile } from './import-button';
import { IssueList } from './issue-list';

interface ImportDialogProps {
  file: ChosenFile | undefined;
  onClose: () => void;
}

/** Shows what an import would change, and imports on confirmation (D22). */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog
      open={file?.read.kind === 'ok'}
      onClose={onClose}
      title={t('import.title')}
      description={file?.name}
      closeLabel={t('close')}
    >
      {file?.read.kind === 'ok' && <Preview config={file.read.value} onClose={onClose} />}
    </Dialog>
  );
}

function Preview({ config, onClose }: { config: PricingConfig; onClose: () => void }) {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const changes = listChanges(draftSession.readDraft(), draftSession.preview(config));
  const isSame = changes.length === 0;
  const take = () => {
    draftSession.replace(config);
    announce(t('import.done'));
    onClose();
  };
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ textStyle: 'small', color: 'muted' })}>
        {isSame ? t('import.same') : t('import.text')}
      </p>
      {!isSame && <ChangeList changes={changes} />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '3' })}>
        <Button visual="outline" onClick={onClose}>
          {isSame ? t('close') : t('import.back')}
        </Button>
        {!isSame && <Button onClick={take}>{t('import.confirm')}</Button>}
      </div>
    </div>
  );
}

interface ImportFaultProps {
  file: ChosenFile;
  onDismiss: () => void;
}

/** Why a file was not imported; nothing has changed. */
export function ImportFault({ file: { name, read }, onDismiss }: ImportFaultProps) {
  const { t } = useTranslation('editor');
  if (read.kind === 'ok') return null;
  const { refusal } = read;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('import.failed', { file: truncate(name) })}
      action={
        <Button
          visual="ghost"
          size="sm"
          aria-label={t('close')}
          title={t('close')}
          onClick={onDismiss}
        >
          <Icon name="x" />
        </Button>
      }
    >
      <p>{t(`import.faults.${refusal.kind}`)}</p>
      {refusal.kind === 'wrong-shape' && <IssueList issues={refusal.issues} />}
    </Notice>
  );
}
