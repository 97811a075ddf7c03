import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pickForeignParams } from '#app/domain/pricing/search';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams, isIsolated } from '#app/i18n/languages';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** The landing page's sections, by anchor, in their order (spec §2). */
export const SECTIONS = ['features', 'pricing', 'about-us', 'contact'] as const;
/** As the footer names them: it says #about where the header says #about-us (D29). */
export const FOOTER_SECTIONS = ['features', 'pricing', 'about', 'contact'] as const;

const labels = {
  features: 'navigation.features',
  pricing: 'navigation.pricing',
  'about-us': 'navigation.aboutUs',
  about: 'navigation.aboutUs',
  contact: 'navigation.contact',
} as const;

interface SectionItemsProps {
  sections: readonly (keyof typeof labels)[];
  /** The section that is on the screen. */
  current?: string | undefined;
  className: string;
}

/** The list entries of a menu, one for each section. */
export function SectionItems({ sections, current, className }: SectionItemsProps) {
  const { t } = useTranslation('common');
  return sections.map((section) => (
    <li key={section}>
      <SectionLink section={section} isCurrent={section === current} className={className}>
        {t(labels[section])}
      </SectionLink>
    </li>
  ));
}

interface SectionLinkProps {
  section: string;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}

/**
 * A link to a section of the landing page. Not the router's link state but scrolling decides which
 * one is current.
 */
function SectionLink({ section, isCurrent, className, children }: SectionLinkProps) {
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

interface ExternalLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** Whether the page may lead to other sites; an isolated page may connect to this one only (D52). */
export function useLeadsAway(): boolean {
  return useLocation({ select: ({ pathname }) => !isIsolated(pathname) });
}

/** Opens a new tab and says so with an icon and, for screen readers, in words. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  if (!useLeadsAway()) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon name="external-link" className={sign} />
      <span className={css({ srOnly: true })}>{` (${t('navigation.newTab')})`}</span>
    </a>
  );
}

const sign = css({ width: '3.5', height: '3.5', flexShrink: '0', opacity: '[0.7]' });
