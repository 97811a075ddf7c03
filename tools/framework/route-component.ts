import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/*
 * Seam: TanStack Start 1.169 splits a route's component into a module of this query. The bundler knows
 * a route's imports by it alone. Canary: the build, which fails where the module is missing.
 */
const SPLIT = '?tsr-split=component';

/** The id of the module that holds the component of a route. */
export function routeComponentId(file: URL): string {
  return `${normalizePath(fileURLToPath(file))}${SPLIT}`;
}
