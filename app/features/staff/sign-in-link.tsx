import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { button } from '#styled/recipes';

interface SignInLinkProps {
  className: string;
  /** In a new tab, so that this page stays open. */
  opensNewTab?: boolean;
  children: ReactNode;
}

/** To the sign-in page, and from there back to this page. */
export function SignInLink({ className, opensNewTab = false, children }: SignInLinkProps) {
  const next = useLocation({ select: ({ href }) => href });
  return (
    <Link
      to="/{-$locale}/admin/anmelden"
      search={{ next }}
      // Loads a document: only the sign-in page's headers allow passkeys.
      reloadDocument
      {...(opensNewTab && { target: '_blank' })}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Signs in afresh in a new tab; what needed it then goes on in this one. */
export function SignInAgainLink() {
  const { t } = useTranslation('staff');
  return (
    <Link
      to="/{-$locale}/admin/anmelden"
      search={{ again: true }}
      reloadDocument
      target="_blank"
      className={button({ visual: 'outline', size: 'sm' })}
    >
      {t('office.stale.link')}
    </Link>
  );
}
