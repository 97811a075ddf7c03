import { defineSlotRecipe } from '@pandacss/dev';

/** The call to see the product. */
export const demoCall = defineSlotRecipe({
  className: 'demoCall',
  slots: ['root', 'text', 'steps'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      borderRadius: 'lg',
      padding: '[clamp(1.5rem, 1rem + 3vw, 3.5rem)]',
      backgroundColor: 'accentSoft',
      // Without its colour it is text among others.
      _print: { padding: '0', breakInside: 'avoid' },
    },
    text: { display: 'grid', gap: '2', '& > h2': { textStyle: 'heading' } },
    steps: {
      display: 'grid',
      gap: '6',
      width: 'full',
      gridTemplateColumns: {
        md: '[repeat(3, minmax(0, 1fr))]',
        _print: '[repeat(3, minmax(0, 1fr))]',
      },
      borderBlockStart: 'line',
      paddingBlockStart: '6',
      '& > li': { textStyle: 'small' },
      '& span': { display: 'block', textStyle: 'code', color: 'accent' },
    },
  },
});
