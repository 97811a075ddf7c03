import { Link } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLinks, LanguageMenu } from '#app/features/shell/languages/language-menu';
import { LanguageOffer } from '#app/features/shell/languages/language-offer';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams } from '#app/i18n/languages';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { Popup } from '#app/ui/popup';
import { css, cx } from '#styled/css';
import { button, column, siteHeader, siteMenu } from '#styled/recipes';
import { HomeLink } from './home-link';
import { ExternalLink, SECTIONS, SectionItems } from './links';

interface HeaderProps {
  /**
   * Transparent until the page is scrolled, with the current section marked; other pages have a
   * solid header.
   */
  isLanding: boolean;
}

export function Header({ isLanding }: HeaderProps) {
  const { t } = useTranslation('common');
  const params = getLanguageParams(useLanguage());
  const activeSection = useActiveSection(isLanding ? SECTIONS : NO_SECTIONS);
  const isScrolled = useScrolled(20);
  return (
    <header className={classes.root} data-solid={!isLanding || isScrolled ? '' : undefined}>
      <div className={cx(column(), classes.row)}>
        <HomeLink />
        <LanguageOffer />
        <nav aria-label={t('navigation.label')} className={classes.navigation}>
          <ul className={classes.links}>
            <SectionItems sections={SECTIONS} current={activeSection} className={classes.entry} />
          </ul>
        </nav>
        <LanguageMenu className={classes.languages} />
        <ExternalLink
          href={site.supportUrl}
          className={cx(button({ visual: 'ghost', size: 'sm' }), classes.support)}
        >
          {t('navigation.support')}
        </ExternalLink>
        <Link
          to="/{-$locale}/preiskalkulator/{-$planId}"
          params={params}
          activeProps={{}}
          className={cx(button({ visual: 'outline', size: 'sm' }), classes.calculator)}
        >
          {t('navigation.calculator')}
        </Link>
        <MobileMenu activeSection={activeSection} />
      </div>
    </header>
  );
}

const NO_SECTIONS: readonly string[] = [];
const classes = siteHeader();

/** Whether the page is scrolled further than `px`; on the server it never is. */
function useScrolled(px: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > px,
    () => false,
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** The section in the middle of the viewport (spec §2), if one of `ids` is there. */
function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setActive(target.id);
          else setActive((now) => (now === target.id ? undefined : now));
        }
      },
      // Observes only the middle line, so at most one section intersects.
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return active;
}

/** The header's links below 1024 px. */
function MobileMenu({ activeSection }: { activeSection: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Popup
      className={css({ display: { lg: 'none' }, _print: { display: 'none' } })}
      summaryClassName={cx(button({ visual: 'ghost', size: 'md' }), wide)}
      panelClassName={mobileMenuClasses.sheet}
      summary={
        <>
          <Icon name="menu" className={mobileMenuClasses.closed} />
          <Icon name="x" className={mobileMenuClasses.opened} />
          <span className={css({ smDown: { srOnly: true } })}>{t('navigation.menu')}</span>
        </>
      }
    >
      <nav aria-label={t('navigation.label')}>
        <ul className={css({ listStyle: 'none' })}>
          <SectionItems
            sections={SECTIONS}
            current={activeSection}
            className={mobileMenuClasses.row}
          />
        </ul>
      </nav>
      <div className={mobileMenuClasses.foot}>
        <LanguageLinks
          className={mobileMenuClasses.languages}
          itemClassName={mobileMenuClasses.language}
        />
        <ExternalLink href={site.supportUrl} className={button({ visual: 'outline' })}>
          {t('navigation.support')}
        </ExternalLink>
      </div>
    </Popup>
  );
}

const wide = css({ marginInlineEnd: '-3', paddingInline: '3' });

const mobileMenuClasses = siteMenu();
