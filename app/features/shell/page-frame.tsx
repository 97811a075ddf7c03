import { Hydrate } from '@tanstack/react-start';
import { condition } from '@tanstack/react-start/hydration';
import type { ReactNode } from 'react';
import { Texts } from '#app/i18n/texts';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';
import { useAwake } from './use-awake';

interface PageFrameProps {
  /** The landing page's header is clear until the page is scrolled, and follows its sections. */
  isLanding?: boolean;
  /** A document in its own right: on paper it stands without header and footer. */
  isPrintedAlone?: boolean;
  children: ReactNode;
}

/**
 * Skip link, header, the page, footer: the same on every page. Links and menus work as the server
 * wrote them, so header and footer hydrate when a visitor first does something. (Not with
 * `visible()`: at react-start 1.169 its parts vanish when a visitor comes back to the page.) This
 * module is on every page's way to the screen: it brings neither i18next nor Panda (see `#page` in global-css).
 */
export function PageFrame({ isLanding = false, isPrintedAlone = false, children }: PageFrameProps) {
  const isAwake = useAwake();
  return (
    <div id="page" data-printed-alone={isPrintedAlone ? '' : undefined}>
      <Hydrate when={condition(isAwake)}>
        <Texts namespaces={['common']}>
          <SkipLink />
          <Header isLanding={isLanding} />
        </Texts>
      </Hydrate>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Hydrate when={condition(isAwake)}>
        <Texts namespaces={['common']}>
          <Footer />
        </Texts>
      </Hydrate>
    </div>
  );
}
