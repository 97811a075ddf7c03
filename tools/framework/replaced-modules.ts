import { fileURLToPath } from 'node:url';

/*
 * Modules of packages that the build replaces, since no public option leaves them out.
 * Canary: tests/unit/framework/replaced-modules.test.ts.
 */

const fileAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Seam: TanStack Form 1.33 tells developer tools of each form, and keeps the forms until a timer has
 * found that there are none: in visitors' browsers that is weight, and on a server each page's forms
 * in memory, on the edge for good, where a timer ends with its request.
 */
export const withoutDevtools = {
  find: '@tanstack/devtools-event-client',
  replacement: fileAt('no-devtools.ts'),
};

/**
 * Seam: TanStack Start 1.169 registers an adapter for server functions in a loader's data, which
 * makes every page load what calls server functions: 9 kB compressed, before one is called.
 */
export const withoutFunctionsAsData = {
  find: /^\.\/ServerFunctionSerializationAdapter\.js$/,
  replacement: fileAt('no-functions-as-data.ts'),
};
