import { defineSlotRecipe } from '@pandacss/dev';

/** Call to action for a demo. */
export const demoCall = defineSlotRecipe({
  className: 'demoCall',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      borderRadius: 'lg',
      padding: '[clamp(1.5rem, 1rem + 2vw, 2.75rem)]',
      backgroundColor: 'accentSoft',
    },
    text: { display: 'grid', gap: '2', '& > h2': { textStyle: 'heading' } },
  },
});
