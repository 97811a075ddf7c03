import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * The calculator as a chunk of its own. Not left to `<Hydrate>`'s own splitting, so that whoever
 * comes from another page has it loaded before that page goes.
 */
export const CalculatorOnDemand = lazyRouteComponent(() => import('./-calculator'), 'Calculator');
