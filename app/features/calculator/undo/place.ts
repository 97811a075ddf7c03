interface Place {
  scrollTop: number;
  heading: { id: string; top: number } | undefined;
}

/** Called before a change that scrolls to the top (D40). */
export function readPlace(): Place {
  const section = document.activeElement?.closest('section[aria-labelledby]');
  const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '');
  return {
    scrollTop: window.scrollY,
    heading: heading ? { id: heading.id, top: topOf(heading) } : undefined,
  };
}

/** Aligns with the heading, because the height above it may have changed. */
export function returnTo({ scrollTop, heading }: Place): void {
  const found = heading && document.getElementById(heading.id);
  window.scrollTo({ top: scrollTop, behavior: 'instant' });
  // Measured after scrolling, because sticky parts move with it.
  if (found) window.scrollBy({ top: topOf(found) - heading.top, behavior: 'instant' });
  found?.focus({ preventScroll: true });
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
