import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceFault } from '#app/domain/landscape/read-tenants';
import { type ListFile, session } from '#app/features/landscape/landscape-session';
import { Button } from '#app/ui/button';
import { TextArea } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { listDropped, nameFile } from './dropped-files';
import { Action, Disclosure, withMouse, withTouch } from './parts';

interface FileDropProps {
  refused: readonly SourceFault[];
  /** How many lists have come. */
  count: number;
  /** Lists of an invented landscape, offered until there are others. */
  example: readonly ListFile[];
}

/** Takes files and folders that are dropped anywhere on the page or chosen, and pasted text. */
export function FileDrop({ refused, count, example }: FileDropProps) {
  const { t } = useTranslation('landscape');
  const chooser = useRef<HTMLInputElement>(null);
  const isDragging = useDroppedFiles();
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
        {count === 0 && (
          <Button visual="outline" onClick={() => session.receive(example, true)}>
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
              session.receive([...currentTarget.files].map((file) => nameFile(file)));
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <PasteField refused={refused} count={count} />
    </div>
  );
}

const DRAGS = ['dragover', 'dragleave', 'drop'] as const;

/** While files are dragged, the whole window takes them. */
function useDroppedFiles(): boolean {
  const { t } = useTranslation('landscape');
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const track = (event: DragEvent) => {
      // Null once the pointer leaves the window.
      if (event.type === 'dragleave' && event.relatedTarget === null) setDragging(false);
      if (event.type === 'dragleave' || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDragging(event.type === 'dragover');
      if (event.type !== 'drop') return;
      const unknown = { fileName: t('input.droppedName'), content: undefined };
      void listDropped(event.dataTransfer).then((files) =>
        session.receive(files.length > 0 ? files : [unknown]),
      );
    };
    const listening = new AbortController();
    for (const type of DRAGS) addEventListener(type, track, listening);
    return () => listening.abort();
  }, [t]);
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

const sign = css({ color: 'accent', display: { base: 'none', md: 'block' } });

/** A longer text would stop the page for seconds in a field. */
const MAX_SHOWN = 100_000;

/** A list as text, where saving a file is not allowed. What is refused comes back into the field. */
function PasteField({ refused, count }: Pick<FileDropProps, 'refused' | 'count'>) {
  const { t } = useTranslation('landscape');
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<{ text: string; key: string | undefined }>();
  const fault = refused.find(({ source }) => source.key === taken?.key);
  // A secret is not kept.
  const isBack = fault !== undefined && fault.kind !== 'service-key';
  const text = typed === '' && isBack ? (taken?.text ?? '') : typed;
  const take = (given: string) => {
    if (given.trim() === '') return;
    const fileName = t('input.pastedName', { number: count + 1 });
    const [key] = session.receive([{ fileName, content: given }]);
    setTaken({ text: given.length > MAX_SHOWN ? '' : given, key });
    setTyped('');
  };
  return (
    <Disclosure title={t('input.paste')}>
      <div
        onPaste={(event) => {
          event.preventDefault();
          take(event.clipboardData.getData('text/plain'));
        }}
      >
        <TextArea
          label={t('input.pasteLabel')}
          hint={t('input.pasteHint')}
          rows={4}
          isCode
          value={text}
          onValueChange={(value) => {
            setTyped(value);
            setTaken(undefined);
          }}
        />
      </div>
      <Action icon="upload" label={t('input.takeText')} onAct={() => take(text)} />
    </Disclosure>
  );
}
