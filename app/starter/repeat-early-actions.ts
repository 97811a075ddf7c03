/**
 * Ends the recording, since React hears of events from now on.
 * @returns the elements, in order, whose press or choice React has not heard of; an event that is
 * still on its way will reach React by itself
 */
export function takeEarlyActions(): HTMLElement[] {
  const { earlyActions } = window;
  if (!earlyActions) return [];
  earlyActions.end();
  delete window.earlyActions;
  return earlyActions.actions
    .filter(({ event }) => event.eventPhase === Event.NONE)
    .map(({ element }) => element);
}

/**
 * Presses these elements again, one after the other: each press is answered to what the page shows
 * after the one before.
 * @returns what ends the repeating
 */
export function repeatEarlyActions(elements: readonly HTMLElement[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = new Set<HTMLElement>();
  const repeat = ([element, ...others]: readonly HTMLElement[]) => {
    if (!element) return;
    if (element instanceof HTMLInputElement && !known.has(element)) undoChoice(element);
    known.add(element);
    if (element.isConnected) element.click();
    timer = setTimeout(repeat, 0, others);
  };
  timer = setTimeout(repeat, 0, elements);
  return () => clearTimeout(timer);
}

/** How far a pointer may tremble while it is held down, in pixels. */
const TREMBLING = 3;

/**
 * What React shows first can move a button that is held down from under the pointer. The browser
 * then reports a click on what lies around the button; it counts as a press of it.
 */
export function keepHeldPress(): void {
  const held = document.querySelector<HTMLElement>('button:active');
  if (!held) return;
  const press = new AbortController();
  const options = { capture: true, signal: press.signal };
  const endWhenDragged = ({ movementX, movementY }: MouseEvent) => {
    if (Math.abs(movementX) + Math.abs(movementY) > TREMBLING) press.abort();
  };
  const repeat = ({ target }: Event) => {
    press.abort();
    if (target instanceof Element && target !== held && target.contains(held)) held.click();
  };
  addEventListener('pointermove', endWhenDragged, options);
  addEventListener('click', repeat, options);
}

/** React hears of a choice only when it changes the box. */
function undoChoice(box: HTMLInputElement): void {
  box.checked = box.type === 'checkbox' && box.defaultChecked;
}
