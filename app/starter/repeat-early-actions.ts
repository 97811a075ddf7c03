import { isPlainClick } from '#app/ui/plain-click';

/** What a visitor has done, to be done again. */
type Turn = () => void;

/**
 * Ends the recording, since React hears of events from now on.
 * @returns the presses and choices that React has not heard of, in order; an event that is still on
 * its way will reach React by itself. For as long as they wait, further presses join them.
 */
export function takeEarlyActions(): Turn[] {
  const { earlyActions } = window;
  if (!earlyActions) return [];
  earlyActions.end();
  delete window.earlyActions;
  const known = new Set<HTMLElement>();
  const turns = earlyActions.actions
    .filter(({ event }) => event.eventPhase === Event.NONE)
    .map(
      ({ element }): Turn =>
        () => {
          if (element instanceof HTMLInputElement && !known.has(element)) undoChoice(element);
          known.add(element);
          if (element.isConnected) element.click();
        },
    );
  if (turns.length > 0) queueFurtherPresses(turns);
  return turns;
}

const QUEUED = 'button, a[data-held], input[type=radio], input[type=checkbox]';

/**
 * What the visitor presses while earlier presses wait for their turn is not done before them: a
 * plan that was chosen first would take back a count that was raised after it.
 */
function queueFurtherPresses(turns: Turn[]): void {
  const queueing = new AbortController();
  const options = { capture: true, signal: queueing.signal };
  const join = (event: Event, turn: Turn) => {
    if (turns.length === 0) return queueing.abort();
    // A choice shows at once; only React hears of it later.
    const isChoice = event.type === 'click' && event.target instanceof HTMLInputElement;
    if (!isChoice) event.preventDefault();
    event.stopPropagation();
    turns.push(turn);
  };
  const joinPress = (event: MouseEvent) => {
    if (!event.isTrusted || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>(QUEUED);
    if (!element) return;
    join(event, () => {
      if (element instanceof HTMLInputElement) {
        element.checked = element.type === 'checkbox' && !element.checked;
      }
      // As it was: a stepper that has heard of the pointer already does not count it again.
      element.dispatchEvent(new MouseEvent('click', event));
    });
  };
  // Some buttons act when the pointer goes down, and would act again with the press that waits.
  const keepPointer = (event: PointerEvent) => {
    const { target } = event;
    if (turns.length > 0 && target instanceof Element && target.closest(QUEUED)) {
      event.stopPropagation();
    }
  };
  const joinStep = (event: KeyboardEvent) => {
    const { isTrusted, key, target } = event;
    if (!isTrusted || !(target instanceof Element) || target.role !== 'spinbutton') return;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    join(event, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  addEventListener('pointerdown', keepPointer, options);
  addEventListener('click', joinPress, options);
  addEventListener('keydown', joinStep, options);
}

/**
 * Does these again, one after the other: each press is answered to what the page shows after the
 * one before.
 * @returns what ends the repeating
 */
export function repeatEarlyActions(turns: Turn[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const repeat = () => {
    turns[0]?.();
    turns.shift();
    if (turns.length > 0) timer = setTimeout(repeat, 0);
  };
  timer = setTimeout(repeat, 0);
  return () => {
    clearTimeout(timer);
    // Of a page that is gone: what is pressed on the next one must not join them.
    turns.length = 0;
  };
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
