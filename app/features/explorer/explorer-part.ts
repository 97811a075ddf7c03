import { definePart } from '#app/later/define-part';

/** The product with a demo landscape, which pages prepare in their loaders. */
export const explorerPart = definePart({
  load: () => import('./live-landscape'),
  area: 'details',
});
