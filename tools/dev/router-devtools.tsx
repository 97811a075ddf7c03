import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Set by the router itself. */
    __TSR_ROUTER__?: AnyRouter;
  }
}

mountWhenReady();

/** Rendered in a separate root, so that the page stays the one that visitors get. */
function mountWhenReady(): void {
  const router = window.__TSR_ROUTER__;
  if (!router || document.readyState !== 'complete') {
    setTimeout(mountWhenReady, 100);
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<TanStackRouterDevtools router={router} />);
}
