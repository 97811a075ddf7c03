import { defineSlotRecipe } from '@pandacss/dev';

/** Call to action for a demo. */
export const demoCall = defineSlotRecipe({
  className: 'demoCall',
  slots: ['root', 'text'],
  base: {
    root: {
      wrap: '6',
      alignItems: 'center',
      justifyContent: 'space-between',
      borderRadius: 'lg',
      padding: '[clamp(1.5rem, 1rem + 2vw, 2.75rem)]',
      backgroundColor: 'accentSoft',
    },
    text: { stack: '2', '& > h2': { textStyle: 'heading' } },
  },
});
