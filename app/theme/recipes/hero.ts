import { defineSlotRecipe } from '@pandacss/dev';

/** The top of the landing page. */
export const hero = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'grid',
      gap: '[clamp(2.5rem, 2rem + 3vw, 5rem)]',
      gridTemplateColumns: {
        lg: '[minmax(0, 1.05fr) minmax(0, 1fr)]',
        _print: '[repeat(2, minmax(0, 1fr))]',
      },
      alignItems: 'center',
      paddingBlock: '[clamp(3.5rem, 1rem + 6vw, 7rem)]',
    },
    text: {
      display: 'grid',
      gap: '6',
      alignContent: 'center',
      minWidth: '0',
      '& > h1': { textStyle: 'display' },
      '& > h1 > span': { display: 'block', color: 'muted', fontWeight: 'normal' },
      '& > h1 + p': { textStyle: 'title' },
      '& > p + p': { textStyle: 'lead', color: 'muted', maxWidth: '[34rem]' },
    },
  },
});
