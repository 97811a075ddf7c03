import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/catalog/price-changes/change-list';
import { truncate } from '#app/catalog/price-changes/format-change';
import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import {
  type ImportFault as FileFault,
  MAX_FILE_SIZE,
  readConfigFile,
} from '#app/domain/pricing/editing/import-file';
import type { ConfigIssue } from '#app/domain/pricing/read-config';
import { type Result, refuse } from '#app/domain/result';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import { useEditor } from '#app/features/price-editor/editor-context';
import { IconButton } from '#app/features/price-editor/icon-button';
import { Button } from '#app/ui/button';
import { Dialog } from '#app/ui/dialog';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';

type Fault = FileFault | { kind: 'unreadable' };

/** An import file and its parsed content or fault. */
export type ChosenFile = { name: string } & Result<PricingConfig, Fault>;

interface ImportButtonProps {
  ref: Ref<HTMLButtonElement>;
  onChoose: (file: ChosenFile) => void;
}

/** Lets the user choose a file and parses it. */
export function ImportButton({ ref, onChoose }: ImportButtonProps) {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} visual="outline" size="sm" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('toolbar.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('import.title')}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose({ name: file.name, ...(await readFile(file)) });
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

async function readFile(file: File): Promise<Result<PricingConfig, Fault>> {
  if (file.size > MAX_FILE_SIZE) return refuse({ kind: 'too-large' });
  try {
    return readConfigFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return refuse({ kind: 'unreadable' });
  }
}

interface ImportDialogProps {
  name: string;
  config: PricingConfig;
  onClose: () => void;
}

/** Shows what an import would change, and imports on confirmation (D22). */
export function ImportDialog({ name, config, onClose }: ImportDialogProps) {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const { changes } = compareLists(draftToConfig(draftSession.readDraft()), config);
  const isSame = changes.length === 0;
  const take = () => {
    changeAndFocus(() => {
      draftSession.replace(config);
      onClose();
    }, 'row');
    announce(t('import.done'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('import.title')}
      description={name}
      closeLabel={t('close')}
    >
      <div className={css({ stack: '4' })}>
        <p className={muted}>{isSame ? t('import.same') : t('import.text')}</p>
        {!isSame && <ChangeList changes={changes} />}
        <div className={css({ wrap: '3', justifyContent: 'end' })}>
          <Button visual="outline" onClick={onClose}>
            {isSame ? t('close') : t('import.back')}
          </Button>
          {!isSame && <Button onClick={take}>{t('import.confirm')}</Button>}
        </div>
      </div>
    </Dialog>
  );
}

interface ImportFaultProps {
  name: string;
  refusal: Fault;
  onDismiss: () => void;
}

/** Why a file was not imported; nothing has changed. */
export function ImportFault({ name, refusal, onDismiss }: ImportFaultProps) {
  const { t } = useTranslation('editor');
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('import.failed', { file: truncate(name) })}
      action={
        <IconButton label={t('close')} onClick={onDismiss}>
          <Icon name="x" />
        </IconButton>
      }
    >
      <p>{t(`import.faults.${refusal.kind}`)}</p>
      {refusal.kind === 'wrong-shape' && <IssueList issues={refusal.issues} />}
    </Notice>
  );
}

const MAX_SHOWN = 5;

/** The first errors of a configuration, with their paths. */
export function IssueList({ issues }: { issues: readonly ConfigIssue[] }) {
  const { t } = useTranslation('editor');
  return (
    <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' })}>
      {issues.slice(0, MAX_SHOWN).map(({ path, kind }) => (
        <li key={path}>
          {t(`issues.${kind}`, { path: path === '' ? t('issues.whole') : truncate(path) })}
        </li>
      ))}
      {issues.length > MAX_SHOWN && <li>{t('issues.more')}</li>}
    </ul>
  );
}
