import { defineRecipe } from '@pandacss/dev';

/** Behind a link that opens a new tab; doubled, it counts more than what a button says of its icon. */
export const externalSign = defineRecipe({
  className: 'externalSign',
  base: { '&&': { width: '3.5', height: '3.5', flexShrink: '0', opacity: '[0.7]' } },
});
