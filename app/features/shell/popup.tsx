import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface PopupProps {
  summary: ReactNode;
  summaryClassName: string;
  className: string;
  panelClassName: string;
  children: ReactNode;
}

/**
 * What a summary opens and closes. Built on `<details>`, so that it works before the scripts are
 * there; they add closing: by a click or the focus going elsewhere, by following a link, and by
 * Escape, which `closePopupsByKey` does for all of them.
 */
export function Popup(props: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // At once: the page's starter stops closing popups when React takes over.
  useLayoutEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const closeOnFollow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    details.current?.addEventListener('click', closeOnFollow, { signal });
    return () => listening.abort();
  }, []);

  return (
    // It may have been opened before hydration; that is no difference worth reporting.
    <details ref={details} data-popup="" className={props.className} suppressHydrationWarning>
      <summary className={props.summaryClassName}>{props.summary}</summary>
      <div className={props.panelClassName}>{props.children}</div>
    </details>
  );
}
