import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams, getPagePath } from '#app/i18n/languages';
import { LEGAL_PAGES, type LegalPage } from '#app/pages';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { hydratedLater } from '#app/ui/hydrated-later';
import { css, cx } from '#styled/css';
import { column, siteFooter } from '#styled/recipes';
import { LanguageLinks } from './languages/language-menu';
import { ExternalLink, FOOTER_SECTIONS, SectionItems, useLeadsAway } from './links';

const legalLabels = {
  datenschutz: 'footer.privacy',
  agb: 'footer.terms',
  impressum: 'footer.imprint',
  barrierefreiheit: 'footer.accessibility',
} as const satisfies Record<LegalPage, string>;

const NO_BREAK = '\u00a0';
const { name, street, postalCode, city } = site.company;
/** Lines break only after a dot. */
export const imprint = [`© ${name}`, street, `${postalCode} ${city}`]
  .map((part) => part.replaceAll(' ', NO_BREAK))
  .join(`${NO_BREAK}· `);

export const Footer = hydratedLater(function SiteFooter() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const params = getLanguageParams(language);
  const leadsAway = useLeadsAway();
  return (
    <footer className={classes.root}>
      <div className={cx(column(), css({ stack: '10' }))}>
        <FooterLanes />
        <div className={classes.columns}>
          <div className={classes.about}>
            <p className={classes.brand}>
              <BrandMark />
              {site.brand}
            </p>
            <p>{t('footer.tagline')}</p>
          </div>
          <LinkGroup title={t('footer.product')}>
            <SectionItems sections={FOOTER_SECTIONS} className={classes.entry} />
            <li>
              {/* A document with its own policy (D52), so the router must not lead there. */}
              <a href={getPagePath('landscape', language)} className={classes.entry}>
                {t('footer.landscape')}
              </a>
            </li>
            <li>
              <Link
                to="/{-$locale}/technik-und-sicherheit"
                params={params}
                activeProps={{}}
                className={classes.entry}
              >
                {t('footer.security')}
              </Link>
            </li>
          </LinkGroup>
          <LinkGroup title={t('footer.legal')}>
            <LegalItems />
          </LinkGroup>
          {leadsAway && (
            <LinkGroup title={t('footer.social')}>
              {site.social.map((profile) => (
                <li key={profile.url}>
                  <ExternalLink href={profile.url} className={classes.entry}>
                    {profile.name}
                  </ExternalLink>
                </li>
              ))}
            </LinkGroup>
          )}
        </div>
        <div className={classes.last}>
          <p>{imprint}</p>
          <p>{t('footer.trademark')}</p>
          <nav
            aria-label={t('navigation.language')}
            className={css({ _print: { display: 'none' } })}
          >
            <LanguageLinks className={classes.languages} itemClassName={classes.entry} />
          </nav>
        </div>
      </div>
    </footer>
  );
});

export function LegalItems() {
  const { t } = useTranslation('common');
  const params = getLanguageParams(useLanguage());
  return LEGAL_PAGES.map((page) => (
    <li key={page}>
      <Link to={`/{-$locale}/${page}`} params={params} activeProps={{}} className={classes.entry}>
        {t(legalLabels[page])}
      </Link>
    </li>
  ));
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={classes.group}>
      <p>{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}

const classes = siteFooter();

/** The brand's motif: three lanes with the same version. */
function FooterLanes() {
  return (
    <div className={lanes} aria-hidden="true">
      {['DEV', 'TEST', 'PROD'].map((stage) => (
        <div key={stage} className={classes.lane}>
          <span className={classes.stage}>{stage}</span>
          <span className={classes.version} translate="no">
            2.4.1
          </span>
        </div>
      ))}
    </div>
  );
}

const lanes = css({ stack: '1.5', _print: { display: 'none' } });
