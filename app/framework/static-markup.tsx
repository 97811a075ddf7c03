import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';

/*
 * Seam: React 19 leaves the inner HTML of an element alone while hydrating if
 * `dangerouslySetInnerHTML` differs from the server's. React has no public way to keep markup without
 * its code. Canary: tests/e2e/landing/explorer.spec.ts.
 */

interface StaticMarkupProps {
  /** Given by the server, and by the browser once it has the code for it. */
  children?: ReactNode;
  /** In place of them, on the server: markup that is the same for many pages and is rendered once. */
  served?: string | undefined;
  /** What the server drew is no longer true; it keeps its room and is not seen. */
  isOutdated?: boolean;
  className?: string;
}

/**
 * Markup without controls that the server draws and whose code a browser loads only to draw it
 * anew. Without children it stays as it is: React neither compares nor touches it.
 */
export function StaticMarkup({ children, served, isOutdated, className }: StaticMarkupProps) {
  if (children) {
    return (
      <div key="drawn" className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      key="static"
      className={cx(className, isOutdated && css({ visibility: 'hidden' }))}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own, and in browsers empty and not written while hydrating
      dangerouslySetInnerHTML={served === undefined ? NOTHING : { __html: served }}
    />
  );
}

const NOTHING = { __html: '' };
