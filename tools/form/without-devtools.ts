import { fileURLToPath } from 'node:url';

/**
 * TanStack Form tells developer tools of each form, and keeps the forms until a timer has found that
 * there are none: in visitors' browsers that is weight, and on a server each page's forms in memory,
 * on the edge for good, where a timer ends with its request.
 */
export const withoutDevtools = {
  find: '@tanstack/devtools-event-client',
  replacement: fileURLToPath(new URL('./no-devtools.ts', import.meta.url)),
};
