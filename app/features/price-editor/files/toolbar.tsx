import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import { useEditor } from '#app/features/price-editor/editor-context';
import { saveExport } from '#app/features/staff/save-export';
import { resetPricing } from '#app/state/pricing-config';
import type { EditablePricing } from '#app/state/use-editable-pricing';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { AskDialog } from '#app/ui/dialog';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { type ChosenFile, ImportButton, ImportDialog, ImportFault } from './import';

/** Toolbar: which prices this browser shows, export, import and reset (D22). */
export function Toolbar({ published, version, stored: { kind } }: EditablePricing) {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const [isAskingReset, setAskingReset] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [restore, setRestore] = useState<() => void>();
  const resetButton = useRef<HTMLButtonElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);

  const exportConfig = () => {
    const config = draftToConfig(draftSession.readDraft());
    saveExport(t('toolbar.file'), 'json', JSON.stringify(config, null, 2));
  };
  const reset = () => {
    changeAndFocus(() => {
      setAskingReset(false);
      draftSession.replace(published, version);
    }, 'row');
    const undo = resetPricing();
    setRestore(() => (kind === 'none' ? undefined : undo));
    announce(t('confirmReset.done'));
  };
  return (
    <div className={css({ stack: '4' })}>
      <div className={row}>
        <span className={badgeBox}>
          <Badge tone={kind === 'custom' ? 'accent' : 'neutral'}>
            {t(kind === 'custom' ? 'shown.custom' : 'shown.published', { version })}
          </Badge>
        </span>
        <Button visual="outline" size="sm" onClick={exportConfig}>
          <Icon name="download" />
          {t('toolbar.export')}
        </Button>
        <ImportButton ref={importButton} onChoose={setChosen} />
        <Button ref={resetButton} visual="outline" size="sm" onClick={() => setAskingReset(true)}>
          <Icon name="rotate-ccw" />
          {t('toolbar.reset')}
        </Button>
      </div>
      {restore && kind === 'none' && (
        <Notice
          action={
            <Button
              visual="outline"
              size="sm"
              onClick={() => {
                restore();
                // The pressed button disappears.
                resetButton.current?.focus();
              }}
            >
              {t('confirmReset.restore')}
            </Button>
          }
        >
          {t('confirmReset.done')}
        </Notice>
      )}
      {chosen?.kind === 'refused' && (
        <ImportFault
          {...chosen}
          onDismiss={() => {
            setChosen(undefined);
            // The pressed button has disappeared.
            importButton.current?.focus();
          }}
        />
      )}
      {chosen?.kind === 'ok' && (
        <ImportDialog
          name={chosen.name}
          config={chosen.value}
          onClose={() => setChosen(undefined)}
        />
      )}
      <AskDialog
        open={isAskingReset}
        title={t('confirmReset.title')}
        cancelLabel={t('confirmReset.back')}
        onCancel={() => setAskingReset(false)}
        confirmLabel={t('confirmReset.confirm')}
        onConfirm={reset}
      >
        <p>{t('confirmReset.text')}</p>
      </AskDialog>
    </div>
  );
}

const row = css({
  wrap: '2',
  alignItems: 'center',
  // On phones the text replaces the icons, to fit three in a row.
  '& > button': {
    flexGrow: '1',
    paddingInline: '2',
    fontSize: 'xs',
    '& > svg': { display: 'none' },
    '@container (min-width: 42rem)': {
      flexGrow: '0',
      paddingInline: '3',
      fontSize: 'sm',
      '& > svg': { display: 'block' },
    },
  },
});

const badgeBox = css({
  flexBasis: 'full',
  '@container (min-width: 42rem)': { flexBasis: '[auto]', marginInlineEnd: 'auto' },
});
