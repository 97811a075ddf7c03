import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadHydratedRouter } from '#app/framework/hydrated-router';
import { getFormats } from '#app/i18n/formats';
import { getLanguageOfPath } from '#app/i18n/languages';
import { nextTask } from '#app/starter/next-task';
import { reloadIfOutdated } from '#app/starter/reload-outdated';

// In production the starter has already set this.
document.documentElement.dataset.scripts = '';

addEventListener('vite:preloadError', (event) => {
  // A reload would lose typed input, so the error page handles the error.
  event.preventDefault();
  void reloadIfOutdated(import.meta.url, () => window.earlyActions?.pressed ?? []);
});

// No top-level `await`: other chunks import this module and would wait for it.
void nextTask().then(async () => {
  const router = await loadHydratedRouter();
  await nextTask();
  // The first number of a language takes a phone 60 ms. Half of it is what numbers share with sorting,
  // which therefore is prepared in a task of its own.
  const language = getLanguageOfPath(location.pathname);
  new Intl.Collator(language.locale);
  await nextTask();
  getFormats(language).number(0);
  await nextTask();
  deafenReact();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
});

/**
 * For these events React would hydrate the whole page in one task, and handle them before earlier
 * presses. The starter records presses, and fields keep what is typed (D44).
 */
const EVENTS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/** Keeps events from React until it has hydrated the page. */
function deafenReact(): void {
  const signal = window.earlyActions?.recording.signal;
  if (!signal) return;
  for (const name of EVENTS.split(' ')) {
    addEventListener(
      name,
      (event) => {
        const { target } = event;
        const isOver = target instanceof Element && window.earlyActions?.isTakenOver?.(target);
        if (!isOver) event.stopPropagation();
      },
      { capture: true, signal },
    );
  }
}
