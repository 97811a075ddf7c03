import { defineRecipe } from '@pandacss/dev';

/** Icon of a link that opens a new tab. The doubled selector outranks a button's icon styles. */
export const externalSign = defineRecipe({
  className: 'externalSign',
  base: { '&&': { width: '3.5', height: '3.5', flexShrink: '0', opacity: '[0.7]' } },
});
