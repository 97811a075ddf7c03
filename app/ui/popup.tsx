import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface PopupProps {
  summary: ReactNode;
  summaryClassName: string;
  className: string;
  panelClassName: string;
  children: ReactNode;
}

/**
 * A popup built on `<details>`, so that it works without scripts. Scripts close it on an outside
 * click or focus, a followed link and Escape (`closePopupsByKey`).
 */
export function Popup(props: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // A layout effect, because the starter stops closing popups at hydration.
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
    // It may have been opened before hydration.
    <details ref={details} data-popup="" className={props.className} suppressHydrationWarning>
      <summary className={props.summaryClassName}>{props.summary}</summary>
      <div className={props.panelClassName}>{props.children}</div>
    </details>
  );
}

/**
 * Closes the open popup with Escape and gives the focus back to what opened it. One listener for
 * the page, because a popup can be open before hydration.
 * @returns a function that removes the listener
 */
export function closePopupsByKey(): () => void {
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const popup of document.querySelectorAll<HTMLDetailsElement>('[data-popup][open]')) {
      popup.open = false;
      popup.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('keydown', close);
  return () => document.removeEventListener('keydown', close);
}
