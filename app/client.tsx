import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadHydratedRouter } from '#app/framework/hydrated-router';
import { getFormats } from '#app/i18n/formats';
import { getLanguageOfPath } from '#app/i18n/languages';
import { reloadIfOutdated } from '#app/starter/reload-outdated';

// In production the starter has already set this.
document.documentElement.dataset.scripts = '';

addEventListener('vite:preloadError', (event) => {
  // A reload would lose typed input, so the error page handles the error.
  event.preventDefault();
  void reloadIfOutdated(import.meta.url);
});

/** Lets the page answer in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// No top-level `await`: other chunks import this module and would wait for it.
void loadHydratedRouter().then(async (router) => {
  await nextTask();
  // The first number of a language takes a phone 60 ms.
  getFormats(getLanguageOfPath(location.pathname)).number(0);
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
});
