import { Hydrate } from '@tanstack/react-start';
import { memo, type ReactNode, useEffect } from 'react';
import { onceAwake } from '#app/hydration/once-awake';
import { Texts } from '#app/i18n/texts';
import { closePopupsByKey } from './close-popups';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

interface PageFrameProps {
  /** The landing page's header is clear until the page is scrolled, and follows its sections. */
  isLanding?: boolean;
  /** A document in its own right: on paper it stands without header and footer. */
  isPrintedAlone?: boolean;
  children: ReactNode;
}

/**
 * Skip link, header, the page, footer: the same on every page. Links and menus work as the server
 * wrote them, so header and footer hydrate when a visitor first does something. This module is on
 * every page's way to the screen: it brings neither i18next nor Panda (see `#page` in global-css).
 */
export function PageFrame({ isLanding = false, isPrintedAlone = false, children }: PageFrameProps) {
  useEffect(closePopupsByKey, []);
  return (
    <div id="page" data-printed-alone={isPrintedAlone ? '' : undefined}>
      <Top isLanding={isLanding} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Bottom />
    </div>
  );
}

// Not rendered again while they wait to hydrate; see `hydrateInPlace`.
const Top = memo(function Top({ isLanding }: { isLanding: boolean }) {
  return (
    <Hydrate when={onceAwake}>
      <Texts namespaces={['common']}>
        <SkipLink />
        <Header isLanding={isLanding} />
      </Texts>
    </Hydrate>
  );
});

const Bottom = memo(function Bottom() {
  return (
    <Hydrate when={onceAwake}>
      <Texts namespaces={['common']}>
        <Footer />
      </Texts>
    </Hydrate>
  );
});
