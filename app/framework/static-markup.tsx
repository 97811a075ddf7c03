import type { ReactNode } from 'react';
import { css } from '#styled/css';

/*
 * Seam: React 19 leaves the inner HTML of an element alone while hydrating if
 * `dangerouslySetInnerHTML` differs from the server's. React has no public way to keep markup without
 * its code. Canary: tests/e2e/landing/landing.spec.ts.
 */

interface StaticMarkupProps {
  /** Rendered by the server, and by the browser once it has the code. */
  children?: ReactNode;
  /** Server only, instead of children: markup rendered once for many pages. */
  served?: string | undefined;
  /** The server's markup is wrong now: hides it but keeps its space. */
  isOutdated?: boolean;
}

/**
 * Server markup without controls, whose code a browser loads only to render it again. Without
 * children React leaves it untouched.
 */
export function StaticMarkup({ children, served, isOutdated = false }: StaticMarkupProps) {
  if (children) return <div key="drawn">{children}</div>;
  return (
    <div
      key="static"
      className={isOutdated ? css({ visibility: 'hidden' }) : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this markup on the server; in browsers it is empty and not written
      dangerouslySetInnerHTML={served === undefined ? NOTHING : { __html: served }}
    />
  );
}

const NOTHING = { __html: '' };
