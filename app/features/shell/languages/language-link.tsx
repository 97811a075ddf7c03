import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getLanguageParams, type Language } from '#app/i18n/languages';

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
