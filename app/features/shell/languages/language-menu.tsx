import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { Popup } from '#app/ui/popup';
import { css, cx } from '#styled/css';
import { button, siteMenu } from '#styled/recipes';
import { LanguageLinks } from './language-links';

/** A menu, because `locales/` may hold any number of languages. */
export function LanguageMenu({ className }: { className: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Popup
      className={className}
      summaryClassName={cx(button({ visual: 'ghost', size: 'sm' }), classes.opener, narrow)}
      panelClassName={classes.panel}
      summary={
        <>
          <Icon name="globe" />
          <span className={css({ srOnly: true })}>{t('navigation.language')}: </span>
          <span className={css({ textTransform: 'uppercase' })}>{language.code}</span>
          <Icon name="chevron-down" className={classes.arrow} />
        </>
      }
    >
      <LanguageLinks className={list} itemClassName={classes.item} />
    </Popup>
  );
}

const narrow = css({ paddingInline: '2' });

const list = css({ listStyle: 'none' });

const classes = siteMenu();
