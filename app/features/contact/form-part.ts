import { definePart } from '#app/later/define-part';

/** The inquiry form, which pages prepare in their loaders. */
export const formPart = definePart({ load: () => import('./inquiry-form') });
