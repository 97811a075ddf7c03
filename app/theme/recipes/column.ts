import { defineRecipe } from '@pandacss/dev';

/** The page's measure: centred, with a gutter. `text` is for reading (legal pages). */
export const column = defineRecipe({
  className: 'column',
  base: { width: 'full', marginInline: 'auto', paddingInline: 'gutter' },
  variants: {
    measure: {
      content: { maxWidth: '[calc({sizes.content} + 2 * {spacing.gutter})]' },
      text: { maxWidth: '[calc({sizes.text} + 2 * {spacing.gutter})]' },
    },
  },
  defaultVariants: { measure: 'content' },
});
