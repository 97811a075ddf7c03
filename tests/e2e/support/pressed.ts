/** Window widths at which what is pressed must stay in its place: each layout once. */
export const PRESSED_WIDTHS = {
  chromium: [360, 768, 1366],
  // Safari knows no scroll anchoring.
  webKit: [320, 1024, 1920],
} as const;

/** Where a control is that has not been pressed yet. */
export interface Pressable {
  name: string;
  x: number;
  y: number;
}

/**
 * Scrolls to the next control of the calculator whose name is not in `pressed`, a JSON list. Left
 * out is what starts the page at its top (D40), leaves it, or opens a dialog. Runs in the page.
 */
export function pickControl(pressed: string): Pressable | undefined {
  const others =
    /(wählen|wechseln|anfragen|anfordern|senden|drucken|laden|teilen|vergleichen)$|^Upgrade|^Admin/;
  const known: string[] = JSON.parse(pressed);
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, summary, input, select, textarea, [data-replay])',
  );
  for (const control of controls) {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const seen = label ?? control;
    const name = (control.ariaLabel ?? seen.textContent).replaceAll(/\s+/g, ' ').trim();
    const isLeftOut = control.closest('aside, [role=status]') || others.test(name);
    // A list's search field, which has no label, goes with its list.
    if (isLeftOut || name === '' || known.includes(name) || !seen.checkVisibility()) continue;
    // A text field stands below its label.
    const target = control.matches('[type=radio], [type=checkbox]') ? seen : control;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A list that opened late may still be rising; it is pressed where it comes to rest.
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
    const { left, top, width, height } = target.getBoundingClientRect();
    Object.assign(window, { pressed: { target, top, left, width } });
    return { name, x: left + Math.min(width / 2, 40), y: top + Math.min(height / 2, 12) };
  }
  return undefined;
}

/**
 * How many pixels the pressed control has moved since, up or down, and sideways by both of its edges;
 * 0 if it is gone. Runs in the page.
 */
export async function readMoved(): Promise<number> {
  // On a slow machine the page follows a press some frames later.
  let known = 0;
  for (let [frame, still] = [0, 0]; frame < 300 && still < 8; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = document.documentElement.scrollHeight + window.scrollY;
    still = now === known ? still + 1 : 0;
    known = now;
  }
  const { target, top, left, width } = Reflect.get(window, 'pressed');
  if (!target.isConnected) return 0;
  const now: DOMRect = target.getBoundingClientRect();
  const sideways = Math.min(Math.abs(now.left - left), Math.abs(now.right - left - width));
  return Math.max(Math.abs(now.top - top), sideways);
}
