import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { waitForPricing } from '#app/state/pricing-config';
import { type Field, isField, leadsToThisPage } from './early-actions';

/**
 * Replays what was typed, chosen and pressed before React took over (D44). The last part of the
 * page's frame, since the router hydrates pages after their document, and of a late part.
 */
export function EarlyActionsReplay({ isOfLatePart = false }): null {
  const [, setReplaying] = useState(false);
  useLayoutEffect(() => {
    const { earlyActions } = window;
    if (!earlyActions) return;
    const { pressed, isTakenOver = () => true } = earlyActions;
    const isDue = (element: Element) => isTakenOver(element) !== isOfLatePart;
    const changed = listChangedFields(document).filter(isDue);
    const recorded = pressed.filter(isDue);
    const fromFirstPress = recorded.slice(recorded.findIndex((element) => !isField(element)));
    const later = recorded.every(isField) ? [] : fromFirstPress;
    const changes = changed.filter((field) => !later.includes(field)).map(readChange);
    // A plan sets the counts, so what was typed after its press is entered after it.
    const inOrder = later.flatMap((element) => {
      if (!isField(element)) return () => press(element);
      return changed.includes(element) ? readChange(element) : [];
    });
    pressed.splice(0, pressed.length, ...pressed.filter((element) => !isDue(element)));
    // React hears of all events from now on.
    if (isOfLatePart || !earlyActions.isTakenOver) endRecording();
    // React then goes on in a task of its own.
    if (changes.length === 0 && inOrder.length === 0) return;
    // After this commit, but before any further event of the visitor.
    queueMicrotask(() => {
      // Effects of the first render come before the first replay: rendering again flushes them.
      flushSync(() => setReplaying(true));
      holdInPlace(() => replayAll(changes));
      const replayPresses = () => replayAll(inOrder);
      // Presses must see this browser's own prices (D20); without any the promise resolves at once.
      void waitForPricing().then(replayPresses, replayPresses);
    });
  }, [isOfLatePart]);
  return null;
}

/**
 * Goes on recording in a part that React takes over later than the page.
 * @param holdsLinks whether links anywhere wait for what was typed in the part
 * @returns whether something is recorded there already
 */
export function recordLatePart(part: Element, holdsLinks: boolean): boolean {
  const { earlyActions } = window;
  if (!earlyActions) return false;
  const { pressed } = earlyActions;
  const isInPart = (element: Element) => part.contains(element);
  // A press that could not take effect must not do so much later.
  if (!holdsLinks) pressed.splice(0, pressed.length, ...pressed.filter(isInPart));
  earlyActions.isChanged = listChangedFields(part).length > 0;
  earlyActions.isTakenOver = (element) =>
    !isInPart(element) && !(holdsLinks && earlyActions.isChanged && element.closest('a'));
  return earlyActions.isChanged || pressed.some(isInPart);
}

/** Without a late part, or once it has been replayed or left. */
export function endRecording(): void {
  window.earlyActions?.recording.abort();
  delete window.earlyActions;
}

/** Each action meets what the page shows after the one before. */
function replayAll(actions: readonly (() => void)[]): void {
  for (const act of actions) {
    act();
    flushSync(() => undefined);
  }
}

/**
 * Scrolls by as much as fields grow, such as by the preferred contact, so that a held button stays
 * under the pointer and the focused field in view.
 */
function holdInPlace(change: () => void): void {
  const anchor = document.querySelector('button:active') ?? document.activeElement;
  const readTop = () => anchor?.getBoundingClientRect().top ?? 0;
  const before = readTop();
  change();
  const moved = readTop() - before;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}

/** The fields that differ from the server's HTML. */
function listChangedFields(place: ParentNode): Field[] {
  return [...place.querySelectorAll<Field>('input,textarea,select')].filter(isChanged);
}

/** Read before the replay, because rendering one field may reset another. */
function readChange(field: Field): () => void {
  if (isBox(field)) return () => choose(field);
  const { value } = field;
  if (field instanceof HTMLSelectElement) return () => enter(field, value);
  // Not for e-mail addresses, whose fields have no readable caret.
  const { selectionStart, selectionEnd } = field;
  return () => {
    enter(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!isBox(field)) return field.value !== field.defaultValue;
  // A radio button that is no longer chosen follows from the one that is.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** React hears of a choice only when it changes the box. */
function choose(box: HTMLInputElement): void {
  // React hydrates what it has left for later at any event; a click would already have changed it.
  box.dispatchEvent(new Event('change', { bubbles: true }));
  box.checked = box.type === 'checkbox' && box.defaultChecked;
  box.click();
}

/** For `onInput`: React's `onChange` does not hear of text that stood in the field before. */
function enter(field: Field, value: string): void {
  if (field.value !== value) field.value = value;
  const events = ['input', 'change'];
  if (field !== document.activeElement) events.push('focusout');
  for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function press(element: HTMLElement): void {
  if (!element.isConnected) return;
  // The browser has gone there already, and the visitor may have moved on.
  if (element instanceof HTMLAnchorElement && leadsToThisPage(element)) {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
  }
  element.click();
}
