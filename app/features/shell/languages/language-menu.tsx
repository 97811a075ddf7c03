import { useTranslation } from 'react-i18next';
import { Popup } from '#app/features/shell/popup';
import { useLanguage } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { LanguageLinks } from './language-links';

/** A menu rather than a row: it holds as many languages as `locales/` has folders. */
export function LanguageMenu({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Popup
      className={cx(css({ position: 'relative' }), className)}
      summaryClassName={cx(button({ visual: 'ghost', size: 'sm' }), summary)}
      panelClassName={panel}
      summary={
        <>
          <Icon name="globe" />
          <span className={css({ srOnly: true })}>{t('navigation.language')}: </span>
          <span className={css({ textTransform: 'uppercase' })}>{language.code}</span>
          <Icon name="chevron-down" className={arrow} />
        </>
      }
    >
      <LanguageLinks className={list} itemClassName={item} />
    </Popup>
  );
}

const summary = css({
  listStyle: 'none',
  paddingInline: '2',
  '&::-webkit-details-marker': { display: 'none' },
});

const arrow = css({ transition: '[rotate 120ms]', '[open] > * > &': { rotate: '[180deg]' } });

const panel = css({
  position: 'absolute',
  insetBlockStart: '[calc(100% + {spacing.1})]',
  insetInlineEnd: '0',
  minWidth: '[10rem]',
  maxHeight: '[calc(100dvh - {sizes.header} - {spacing.4})]',
  overflowY: 'auto',
  padding: '1',
  backgroundColor: 'surfaceRaised',
  border: 'line',
  borderRadius: 'md',
  boxShadow: 'float',
});

const list = css({ listStyle: 'none' });

const item = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '10',
  paddingInline: '3',
  borderRadius: 'sm',
  fontSize: 'sm',
  _hover: { backgroundColor: 'surfaceSunken' },
  '&[aria-current]': { color: 'accent', fontWeight: 'semibold' },
  _coarse: { minHeight: '11' },
});
