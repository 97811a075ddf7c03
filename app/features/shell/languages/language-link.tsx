import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Language, paramsFor } from '#app/i18n/languages';

interface LanguageLinkProps {
  language: Language;
  /** Whether the address has the page's anchor too; only the browser knows it. */
  hasAnchor: boolean;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** This page in another language: path, query and anchor stay as they are. */
export function LanguageLink(props: LanguageLinkProps) {
  const { language, hasAnchor, className, onClick, children } = props;
  return (
    <Link
      to="."
      params={paramsFor(language)}
      search
      hash={hasAnchor || ''}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
      className={className}
      // Followed as plain HTML it would lose the place and what was pressed or typed (D44).
      data-replay=""
      hrefLang={language.code}
      lang={language.code}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
