import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams, type Language, offeredLanguages } from '#app/i18n/languages';
import { Icon } from '#app/ui/icon';
import { Popup } from '#app/ui/popup';
import { css, cx } from '#styled/css';
import { button, siteMenu } from '#styled/recipes';

/** A menu, because `locales/` may hold any number of languages. */
export function LanguageMenu({ className }: { className: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Popup
      className={className}
      summaryClassName={cx(button({ visual: 'ghost', size: 'sm' }), narrow)}
      panelClassName={classes.panel}
      summary={
        <>
          <Icon name="globe" />
          <span className={css({ srOnly: true })}>{`${t('navigation.language')}: `}</span>
          <span className={css({ textTransform: 'uppercase' })}>{language.code}</span>
          <Icon name="chevron-down" className={classes.arrow} />
        </>
      }
    >
      <LanguageLinks className={list} itemClassName={classes.item} />
    </Popup>
  );
}

/** This page in every language. */
export function LanguageLinks({
  className,
  itemClassName,
}: {
  className: string;
  itemClassName: string;
}) {
  // The server does not know the URL's hash, so the first render omits it.
  const keepsHash = useHydrated();
  const current = useLanguage();
  // A draft is listed only on its own pages.
  const listed = current.draft ? [...offeredLanguages, current] : offeredLanguages;
  return (
    <ul className={className}>
      {listed.map((language) => (
        <li key={language.code}>
          <LanguageLink language={language} keepsHash={keepsHash} className={itemClassName}>
            {language.name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinkProps {
  language: Language;
  /** Adds the page's anchor, which only the browser knows. */
  keepsHash: boolean;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** This page in another language: path, query and anchor stay as they are. */
export function LanguageLink(props: LanguageLinkProps) {
  const { language, keepsHash, className, onClick, children } = props;
  return (
    <Link
      to="."
      params={getLanguageParams(language)}
      search
      hash={keepsHash || ''}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
      className={className}
      // Waits for the scripts: as plain HTML it would lose scroll position and input (D44).
      data-replay=""
      hrefLang={language.code}
      lang={language.code}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}

const narrow = css({ paddingInline: '2' });

const list = css({ listStyle: 'none' });

const classes = siteMenu();
