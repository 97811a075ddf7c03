import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceFault } from '#app/domain/landscape/read-tenants';
import type { ListFile } from '#app/features/landscape/landscape-session';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { plain } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { listDropped, nameFile } from './dropped-files';
import { Disclosure, withMouse, withTouch } from './parts';

interface FileDropProps {
  /** None if something was dropped that the browser cannot hand over. */
  onFiles: (files: readonly ListFile[]) => void;
  /** Returns the key of the text. */
  onText: (text: string) => string | undefined;
  refused: readonly SourceFault[];
  /** Absent once there are lists. */
  onExample?: () => void;
}

/** Takes files and folders that are dropped anywhere on the page or chosen, and pasted text. */
export function FileDrop({ onFiles, onExample, ...paste }: FileDropProps) {
  const { t } = useTranslation('landscape');
  const chooser = useRef<HTMLInputElement>(null);
  const isDragging = useDroppedFiles(onFiles);
  const choose = (isFolder: boolean) => {
    if (!chooser.current) return;
    chooser.current.webkitdirectory = isFolder;
    chooser.current.click();
  };
  return (
    <div className={zone} data-dragging={isDragging || undefined}>
      <div className={invitation}>
        <Icon name="upload" className={sign} />
        <p className={cx(words, withMouse)}>{t(isDragging ? 'input.dropNow' : 'input.drop')}</p>
        <p className={cx(words, withTouch)}>{t('page.choose')}</p>
        <Button onClick={() => choose(false)}>{t('input.choose')}</Button>
        <Button visual="outline" onClick={() => choose(true)} className={withMouse}>
          {t('input.chooseFolder')}
        </Button>
        {onExample && (
          <Button visual="outline" onClick={onExample}>
            {t('input.example')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            if (currentTarget.files?.length)
              onFiles([...currentTarget.files].map((file) => nameFile(file)));
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <PasteField {...paste} />
    </div>
  );
}

const DRAGS = ['dragover', 'dragleave', 'drop'] as const;

/** While files are dragged, the whole window takes them. */
function useDroppedFiles(onFiles: FileDropProps['onFiles']): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const track = (event: DragEvent) => {
      // Null once the pointer leaves the window.
      if (event.type === 'dragleave' && event.relatedTarget === null) setDragging(false);
      if (event.type === 'dragleave' || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDragging(event.type === 'dragover');
      if (event.type === 'drop') void listDropped(event.dataTransfer).then(onFiles);
    };
    const listening = new AbortController();
    for (const type of DRAGS) addEventListener(type, track, listening);
    return () => listening.abort();
  }, [onFiles]);
  return isDragging;
}

const zone = css({
  stack: '4',
  padding: { base: '4', md: '6' },
  border: '[2px dashed {colors.lineStrong}]',
  borderRadius: 'lg',
  backgroundColor: 'surface',
  transition: '[background-color 120ms, border-color 120ms]',
  '&[data-dragging]': { backgroundColor: 'accentSoft', borderColor: 'accent' },
  // Frames the window while files are dragged over it.
  '&[data-dragging]::after': {
    content: '""',
    position: 'fixed',
    inset: '2',
    zIndex: 'dialog',
    border: '[3px solid {colors.accent}]',
    borderRadius: 'lg',
    pointerEvents: 'none',
  },
});

const invitation = css({ wrap: '3', columnGap: '4', alignItems: 'center' });

const words = css({
  flexGrow: '1',
  textStyle: 'title',
  flexBasis: { base: '[14rem]', md: '[80%]', lg: '[14rem]' },
});

const sign = css({
  flexShrink: '0',
  width: '8',
  height: '8',
  color: 'accent',
  display: { base: 'none', md: 'block' },
});

/** A longer text would stop the page for seconds in a field. */
const MAX_SHOWN = 100_000;

/** A list as text, where saving a file is not allowed. What is refused stays in the field. */
function PasteField({ onText, refused }: Pick<FileDropProps, 'onText' | 'refused'>) {
  const { t } = useTranslation('landscape');
  const area = useRef<HTMLTextAreaElement>(null);
  const taken = useRef<{ text: string; key: string | undefined }>(undefined);
  const take = (text: string) => {
    if (text.trim() === '') return;
    const key = onText(text);
    taken.current = text.length > MAX_SHOWN ? undefined : { text, key };
    if (area.current) area.current.value = '';
  };
  useEffect(() => {
    const { text = '', key } = taken.current ?? {};
    const fault = refused.find(({ source }) => source.key === key);
    // A secret is not kept.
    if (!fault || fault.kind === 'service-key' || !area.current) return;
    area.current.value = text;
    taken.current = undefined;
  }, [refused]);
  return (
    <Disclosure title={t('input.paste')}>
      <div className={layout}>
        <FieldFrame label={t('input.pasteLabel')} hint={t('input.pasteHint')}>
          {(attributes) => (
            <textarea
              {...attributes}
              {...plain}
              ref={area}
              rows={4}
              autoComplete="off"
              className={cx(field().control, css({ textStyle: 'code', resize: 'vertical' }))}
              onPaste={(event) => {
                event.preventDefault();
                take(event.clipboardData.getData('text/plain'));
              }}
            />
          )}
        </FieldFrame>
        <Button visual="outline" size="sm" onClick={() => take(area.current?.value ?? '')}>
          {t('input.takeText')}
        </Button>
      </div>
    </Disclosure>
  );
}

const layout = css({
  stack: '3',
  justifyItems: 'start',
  paddingBlockStart: '3',
  '& > :first-child': { width: 'full' },
});
