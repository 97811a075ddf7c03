import { isPlainClick } from '#app/ui/plain-click';

/** A press or choice from before React, with the event that brought it. */
export interface EarlyAction {
  element: HTMLElement;
  event: Event;
}

declare global {
  interface Window {
    /** What the page's starter has recorded; absent where no starter ran (development). */
    earlyActions?: {
      actions: EarlyAction[];
      /** Ends the recording. */
      end: () => void;
    };
    /** What the last pressed link with `data-contact-reason` asks for. */
    contactReason?: string | undefined;
  }
}

const PRESSED = '[type=button],a[data-held]';
const CHOSEN = '[type=radio],[type=checkbox]';

/**
 * Records presses on buttons, on links marked `data-held`, choices and submissions, in their order,
 * until React takes over (D13, D44). Choices in forms are left out: a form takes over all its values
 * at once.
 */
export function recordEarlyActions(): EarlyAction[] {
  const actions: EarlyAction[] = [];
  const recording = new AbortController();
  const add = (element: Element | null | undefined, event: Event) => {
    if (!(element instanceof HTMLElement)) return;
    // Pressing a button again changes nothing, except beside the field of a stepper.
    const isRepeated = actions.some((action) => action.element === element);
    const isStep = element.parentElement?.querySelector('[role=spinbutton]');
    if (!isRepeated || isStep) actions.push({ element, event });
  };
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    record: (target: Element, event: WindowEventMap[Name]) => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element) record(event.target, event);
      },
      { capture: true, signal: recording.signal },
    );

  listen('click', (target, event) => {
    // A menu of plain HTML stays open when a link in it is followed.
    const popup = target.closest('a')?.closest('details');
    if (popup) popup.open = false;
    const call = target.closest<HTMLElement>('[data-contact-reason]');
    if (call) window.contactReason = call.dataset.contactReason;
    const element = target.closest<HTMLElement>(PRESSED);
    if (element instanceof HTMLAnchorElement) {
      // Where the mark says "after-changes" the link is right as the server sent it until then.
      const isRight = element.dataset.held && !actions[0] && !location.search;
      if (isRight || !isPlainClick(event)) return;
      event.preventDefault();
    }
    add(element, event);
  });
  // React hydrates for it, and a button that acts on it would overtake what was pressed before.
  listen('pointerdown', (_, event) => event.stopPropagation());
  listen('submit', (form, event) => {
    // The browser would leave the page with what has been typed.
    event.preventDefault();
    add(form.querySelector('[type=submit]'), event);
  });
  listen('keydown', (field, event) => {
    if (field.role !== 'spinbutton') return;
    if (event.key === 'ArrowUp') add(field.nextElementSibling, event);
    if (event.key === 'ArrowDown') add(field.previousElementSibling, event);
  });
  listen('change', (target, event) => {
    const isChoice = target instanceof HTMLInputElement && target.matches(CHOSEN) && !target.form;
    if (isChoice) actions.push({ element: target, event });
  });
  listen('input', ({ id }) => {
    // What is typed replaces what the field's own buttons did before.
    keep(actions, ({ element }) => !id || element.getAttribute('aria-controls') !== id);
  });
  window.earlyActions = { actions, end: () => recording.abort() };
  return actions;
}

/** Leaves in the list only what fulfils the condition. */
export function keep(actions: EarlyAction[], condition: (action: EarlyAction) => boolean): void {
  actions.splice(0, actions.length, ...actions.filter(condition));
}
