import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '#app/catalog/lazy-dialog';
import { useLoadWithTexts } from '#app/i18n/language-context';
import { loadEditablePricing } from '#app/state/use-editable-pricing';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** The fixed button at the calculator's top right (spec §2). */
export function AdminButton() {
  const { t } = useTranslation('common');
  const dialog = useLazyDialog(useLoadWithTexts('editor', importDialog));
  return (
    <>
      <Button
        visual="outline"
        size="sm"
        className={fixed}
        data-beside-header=""
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <Icon name="sliders-horizontal" />
        <span className={name}>{t('admin.button')}</span>
      </Button>
      {dialog.draw((EditorDialog, isOpen) => (
        <EditorDialog open={isOpen} onClose={dialog.close} />
      ))}
    </>
  );
}

const importDialog = async () => {
  const [{ EditorDialog }] = await Promise.all([import('./editor-dialog'), loadEditablePricing()]);
  return EditorDialog;
};

/** In the header's line; further down it would cover the page. */
const fixed = css({
  position: { base: 'fixed', _low: 'absolute' },
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
