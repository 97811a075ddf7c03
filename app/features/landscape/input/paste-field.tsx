import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { plain } from '#app/ui/fields/text-field';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { summaryLink } from './parts';

/** A list as text, where saving a file is not allowed. */
export function PasteField({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('landscape');
  const area = useRef<HTMLTextAreaElement>(null);
  const take = (text: string) => {
    if (text.trim() === '') return;
    onText(text);
    if (area.current) area.current.value = '';
  };
  return (
    <details>
      <summary className={summaryLink}>{t('input.paste')}</summary>
      <div className={layout}>
        <FieldFrame label={t('input.pasteLabel')} hint={t('input.pasteHint')}>
          {(attributes) => (
            <textarea
              {...attributes}
              {...plain}
              ref={area}
              rows={4}
              autoComplete="off"
              className={cx(field().control, code)}
              // Megabytes in a text field would stop the page for seconds.
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
    </details>
  );
}

const layout = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  paddingBlockStart: '3',
  '& > :first-child': { width: 'full' },
});

const code = css({ textStyle: 'code', resize: 'vertical' });
