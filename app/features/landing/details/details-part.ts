import { definePart } from '#app/later/define-part';

/** The landing page's static markup, which its loader prepares. */
export const detailsPart = definePart({ load: () => import('./draw-details'), area: 'details' });
