/** Where the visitor was: how far down, and at which heading. */
interface Place {
  scrollTop: number;
  heading: { id: string; top: number } | undefined;
}

/** Before a change that leads to the top (D40). */
export function readPlace(): Place {
  const section = document.activeElement?.closest('section[aria-labelledby]');
  const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '');
  return {
    scrollTop: window.scrollY,
    heading: heading ? { id: heading.id, top: topOf(heading) } : undefined,
  };
}

/** In the end by the heading, since the page above it may have become longer or shorter. */
export function returnTo({ scrollTop, heading }: Place): void {
  const found = heading && document.getElementById(heading.id);
  window.scrollTo({ top: scrollTop, behavior: 'instant' });
  // Only from there: a part that sticks while the page scrolls stands elsewhere at the top.
  if (found) window.scrollBy({ top: topOf(found) - heading.top, behavior: 'instant' });
  found?.focus({ preventScroll: true });
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
