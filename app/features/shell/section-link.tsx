import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pickForeignParams } from '#app/domain/pricing/search';
import { useLanguage } from '#app/i18n/language-context';
import { paramsFor } from '#app/i18n/languages';

interface SectionLinkProps {
  section: string;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a section of the landing page, in the page's language. The router would call every one
 * of them the current page while the landing page is open; which it is, scrolling decides.
 */
export function SectionLink({ section, isCurrent, className, children }: SectionLinkProps) {
  const params = paramsFor(useLanguage());
  const props = useLinkProps({
    to: '/{-$locale}',
    params,
    // What brought the visitor here is sent with the inquiry.
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
