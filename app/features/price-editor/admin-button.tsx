import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFailed } from '#app/catalog/load-failed';
import { useLoadWithTexts } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';

/** The fixed button at the calculator's top right (spec §2). */
export function AdminButton() {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const loadDialog = useLoadWithTexts('editor', importDialog);
  const open = () => {
    setPresses((before) => before + 1);
    setOpen(true);
  };
  return (
    <>
      <Button
        visual="outline"
        size="sm"
        className={fixed}
        data-beside-header=""
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="sliders-horizontal" />
        <span className={name}>{t('admin.button')}</span>
      </Button>
      {presses > 0 && (
        <LazyPart
          load={loadDialog}
          presses={presses}
          whenFailed={(retry) => <DialogFailed onRetry={retry} />}
        >
          {(EditorDialog) => (
            // The editor suspends until the stored prices are read; the page behind must not.
            <Suspense>
              <EditorDialog open={isOpen} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </LazyPart>
      )}
    </>
  );
}

const importDialog = async () => (await import('./editor-dialog')).EditorDialog;

/** In the header's line; further down it would cover the page. */
const fixed = css({
  position: 'fixed',
  zIndex: 'header',
  insetBlockStart: '[calc(({sizes.header} - 1px) / 2)]',
  translate: '[0 -50%]',
  insetInlineEnd: '[max({spacing.gutter}, (100% - {sizes.content}) / 2)]',
  width: { base: '11', lg: '24' },
  paddingInline: '2',
  _print: { display: 'none' },
  _noscript: { display: 'none' },
});

const name = css({ minWidth: '0', overflowWrap: 'anywhere', lgDown: { srOnly: true } });
