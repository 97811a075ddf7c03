/*
 * Seam: TanStack Router 1.170 stores a page's scroll position only after a scroll event, and calls
 * `scrollRestoration` once while it takes over. No public option adopts the browser's position.
 * Canary: tests/e2e/ways-between-pages.spec.ts.
 */

/**
 * The router remembers the scroll position of a page only if it has seen the page scroll. A visitor
 * who scrolled before the scripts ran would come back to the top.
 */
export function announceScroll(): void {
  document.dispatchEvent(new Event('scroll'));
}

/**
 * The browser decides where a page opens: at its top, its anchor, or where it was left. The router
 * would decide again, in a script at the end of the HTML and at hydration, and move visitors who have
 * scrolled since, such as to the form they are filling in.
 */
export function scrollAfterOpening(): () => boolean {
  let isOpening = true;
  return () => {
    if (import.meta.env.SSR) return false;
    const wasOpening = isOpening;
    isOpening = false;
    return !wasOpening;
  };
}
