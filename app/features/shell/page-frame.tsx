import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { Footer } from './footer';
import { Header } from './header';
import { SECTIONS } from './sections';
import { SkipLink } from './skip-link';
import { useActiveSection } from './use-active-section';

interface PageFrameProps {
  /** The landing page's header is clear until the page is scrolled, and follows its sections. */
  isLanding?: boolean;
  /** A document in its own right: on paper it stands without header and footer. */
  isPrintedAlone?: boolean;
  children: ReactNode;
}

/** Skip link, header, the page, footer: the same on every page. */
export function PageFrame({ isLanding = false, isPrintedAlone = false, children }: PageFrameProps) {
  const activeSection = useActiveSection(isLanding ? SECTIONS : NO_SECTIONS);
  return (
    <div className={cx(frame, isPrintedAlone && printedAlone)}>
      <SkipLink />
      <Header forceSolid={!isLanding} activeSection={activeSection} />
      <main id="main" tabIndex={-1} className={css({ paddingBlockEnd: 'section' })}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

const NO_SECTIONS: readonly string[] = [];

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '[100dvh]' });

const printedAlone = css({ '& > header, & > footer': { _print: { display: 'none' } } });
