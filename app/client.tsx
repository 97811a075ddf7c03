import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadHydratedRouter } from '#app/framework/hydrated-router';
import { reloadIfOutdated } from '#app/starter/reload-outdated';

// The starter has set it already, except in development, where no starter runs.
document.documentElement.dataset.scripts = '';

addEventListener('vite:preloadError', (event) => {
  // The error page shows it instead of a reload, which would lose what was typed.
  event.preventDefault();
  void reloadIfOutdated(import.meta.url);
});

// No `await` here: the page's parts import this module and would wait for it.
void loadHydratedRouter().then((router) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  }),
);
