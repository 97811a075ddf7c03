import { useTranslation } from 'react-i18next';
import { definePart } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { loadEditablePricing } from '#app/state/use-editable-pricing';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** The fixed button at the calculator's top right (spec §2). */
export function AdminButton() {
  const { t } = useTranslation('common');
  return (
    <LaterPart
      part={dialog}
      when="pressed"
      opener={(open) => (
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
      )}
    >
      {({ EditorDialog }, { isOpen, close }) => <EditorDialog open={isOpen} onClose={close} />}
    </LaterPart>
  );
}

const dialog = definePart({
  load: async () => {
    const [{ EditorDialog }] = await Promise.all([
      import('./editor-dialog'),
      loadEditablePricing(),
    ]);
    return { EditorDialog };
  },
  area: 'editor',
});

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
