import { defineSlotRecipe } from '@pandacss/dev';

/** A full-width section: band and content. */
export const section = defineSlotRecipe({
  className: 'section',
  slots: ['band', 'frame', 'head'],
  base: {
    band: {
      paddingBlock: 'section',
      // The band begins right under the header; the spacing is inside.
      scrollMarginTop: '[-1.5rem]',
      '&[data-tone=sunken]': { backgroundColor: 'surfaceSunken', borderBlock: 'line' },
    },
    frame: { display: 'grid', gap: '[clamp(2rem, 1.5rem + 2vw, 3.5rem)]' },
    head: {
      display: 'grid',
      gap: '3',
      maxWidth: 'text',
      '& > h2': { textStyle: 'heading' },
      // The line above the heading; a sentence follows below.
      '& > p:first-child': { textStyle: 'eyebrow', color: 'accent' },
      '& > h2 + p': { textStyle: 'lead', color: 'muted' },
    },
  },
});
