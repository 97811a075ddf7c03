import { defineRecipe } from '@pandacss/dev';

/** Around the link to the content, which is seen when it has the focus. */
export const skipLink = defineRecipe({
  className: 'skipLink',
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    '&:not(:focus-within)': { srOnly: true },
  },
});
