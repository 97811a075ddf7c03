/** Scrolls to a part of the page and moves the focus to its heading. */
export function goToPart(id: string, headingId = id): void {
  // Scripted scrolling ignores the visitor's preference by default.
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById(headingId)?.focus({ preventScroll: true });
}
