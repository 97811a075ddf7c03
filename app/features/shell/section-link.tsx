import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pickForeignParams } from '#app/domain/pricing/search';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams } from '#app/i18n/languages';

interface SectionLinkProps {
  section: string;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a section of the landing page. Not the router's link state but scrolling decides which
 * one is current.
 */
export function SectionLink({ section, isCurrent, className, children }: SectionLinkProps) {
  const params = getLanguageParams(useLanguage());
  const props = useLinkProps({
    to: '/{-$locale}',
    params,
    // Keeps the query, because campaign parameters are sent with the inquiry.
    search: pickForeignParams,
    hash: section,
    activeProps: {},
  });
  return (
    <a
      {...props}
      data-status={undefined}
      aria-current={isCurrent ? 'location' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
