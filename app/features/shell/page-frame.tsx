import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { EarlyActionsReplay } from '#app/starter/early-actions-replay';
import { closePopupsByKey } from '#app/ui/popup';
import { css } from '#styled/css';
import { button, loadFailure } from '#styled/recipes';
import { Footer } from './footer';
import { Header } from './header';

interface PageFrameProps {
  /**
   * The landing page's header is transparent until the page is scrolled and marks the current
   * section.
   */
  isLanding?: boolean;
  /** A printable document: printed without header and footer. */
  isPrintedAlone?: boolean;
  /** The page is wrong for a browser with own prices until its scripts run (D20). */
  hasPrices?: boolean;
  /** Scripts that do not wait for the first input (D44). */
  scripts?: 'at-once' | 'when-idle';
  /** Instead of the site's header and footer. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Skip link, header, the page and footer of every page. */
export function PageFrame(props: PageFrameProps) {
  const { isLanding = false, isPrintedAlone = false, hasPrices = false } = props;
  useEffect(closePopupsByKey, []);
  return (
    <div
      id="page"
      data-printed-alone={isPrintedAlone ? '' : undefined}
      data-prices={hasPrices ? '' : undefined}
      data-scripts={props.scripts}
    >
      <SkipLink />
      {props.header ?? <Header isLanding={isLanding} />}
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      {props.header === undefined ? <Footer /> : props.footer}
      <LoadFailure />
      <EarlyActionsReplay />
    </div>
  );
}

/** First link of the page, visible when focused. Works without scripts. */
function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <div className={skipLink}>
      <a href="#main" className={button()}>
        {t('skipToContent')}
      </a>
    </div>
  );
}

const skipLink = css({
  position: 'fixed',
  insetBlockStart: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  '&:not(:focus-within)': { srOnly: true },
});

/** The page's own address, query included. */
const HERE = '';

/**
 * Made visible by CSS while the scripts cannot be loaded, and in a browser that is too old for them
 * (D59). Only in the server's HTML, since a hydrated page has its scripts.
 */
function LoadFailure() {
  const { t } = useTranslation('common');
  if (useHydrated()) return null;
  return (
    <div role="alert" className={loadFailure()}>
      <p>
        <span data-when="failed">{t('loadFailure')}</span>
        <span data-when="old">{t('oldBrowser')}</span>{' '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        {' · '}
        <a href={`tel:${site.phone.dialed}`}>{site.phone.shown}</a>
      </p>
      {/* Reloads the page, also where not even the starter was loaded. */}
      <a href={HERE} className={button()} data-when="failed">
        {t('error.retry')}
      </a>
    </div>
  );
}
