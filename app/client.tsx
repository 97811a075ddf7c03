import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadHydratedRouter } from '#app/framework/hydrated-router';
import { reloadIfOutdated } from '#app/starter/reload-outdated';

// In production the starter has already set this.
document.documentElement.dataset.scripts = '';

addEventListener('vite:preloadError', (event) => {
  // A reload would lose typed input, so the error page handles the error.
  event.preventDefault();
  void reloadIfOutdated(import.meta.url);
});

// No top-level `await`: other chunks import this module and would wait for it.
void loadHydratedRouter().then(async (router) => {
  // A task of its own, so that the page answers in between.
  await new Promise((resolve) => setTimeout(resolve));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
});
