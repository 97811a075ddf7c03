import { defineSlots } from '#app/theme/slots';

/** A full-width section: band and content. */
export const section = defineSlots('section', {
  band: {
    paddingBlock: 'section',
    // The band begins right under the header; the spacing is inside.
    scrollMarginTop: '[-1.5rem]',
    '&[data-tone=sunken]': { backgroundColor: 'surfaceSunken', borderBlock: 'line' },
    // The page's end has this space already.
    '&[id=contact]': { paddingBlockEnd: '0' },
    '&[data-compact]': { paddingBlock: '[clamp(2.25rem, 1.75rem + 2.5vw, 4.5rem)]' },
  },
  frame: {
    stack: '[clamp(1rem, 0.75rem + 1.7vw, 3rem)]',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-beside]': {
      lg: {
        gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
        gridTemplateRows: '[auto 1fr]',
        columnGap: '16',
        '& > :last-child': { gridColumn: '2', gridRow: '[1 / span 2]' },
      },
    },
  },
  head: {
    wrap: '5',
    columnGap: '8',
    alignItems: 'end',
    justifyContent: 'space-between',
    '& h2': { textStyle: 'heading', maxWidth: '[52rem]' },
    '& h2 + p': { textStyle: 'lead', color: 'muted', maxWidth: 'text', marginBlockStart: '3' },
  },
});
