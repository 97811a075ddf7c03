import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface PageFrameProps {
  children: ReactNode;
}

/** Header, the page, footer: the same on every page. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={css({ paddingBlockEnd: 'section' })}>
      {children}
    </main>
  );
}
