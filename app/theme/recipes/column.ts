import { defineRecipe } from '@pandacss/dev';

/** The page's measure: centred, with a gutter. */
export const column = defineRecipe({
  className: 'column',
  base: {
    width: 'full',
    maxWidth: '[calc({sizes.content} + 2 * {spacing.gutter})]',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
});
