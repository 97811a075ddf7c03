import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { Popup } from '#app/ui/popup';
import { css, cx } from '#styled/css';
import { button, siteMenu } from '#styled/recipes';
import { ExternalLink } from './external-link';
import { LanguageLinks } from './languages/language-menu';
import { SectionItems } from './sections';

/** The header's links below 768 px. */
export function MobileMenu({ activeSection }: { activeSection: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Popup
      className={css({ display: { md: 'none' }, _print: { display: 'none' } })}
      summaryClassName={cx(button({ visual: 'ghost', size: 'md' }), classes.opener, wide)}
      panelClassName={classes.sheet}
      summary={
        <>
          <Icon name="menu" className={classes.closed} />
          <Icon name="x" className={classes.opened} />
          <span className={css({ _fewLetters: { srOnly: true } })}>{t('navigation.menu')}</span>
        </>
      }
    >
      <nav aria-label={t('navigation.label')}>
        <ul className={css({ listStyle: 'none' })}>
          <SectionItems current={activeSection} className={classes.row} />
        </ul>
      </nav>
      <div className={classes.foot}>
        <LanguageLinks className={classes.languages} itemClassName={classes.language} />
        <ExternalLink href={site.supportUrl} className={button({ visual: 'outline' })}>
          {t('navigation.support')}
        </ExternalLink>
      </div>
    </Popup>
  );
}

const wide = css({ marginInlineEnd: '-3', paddingInline: '3' });

const classes = siteMenu();
