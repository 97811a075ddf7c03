import { defineSlots } from '#app/theme/slots';

/** The top of the landing page, above the explorer. */
export const hero = defineSlots('hero', {
  root: {
    stack: '[clamp(1.25rem, 1rem + 1vw, 1.75rem)]',
    paddingBlockStart: 'intro',
    paddingBlockEnd: '[clamp(1.75rem, 1rem + 3vw, 3.25rem)]',
  },
  title: {
    textStyle: 'display',
    // In one piece "Landscape Management Tool" fills the first of two lines.
    maxWidth: '[15.5em]',
    textWrap: { base: 'balance', lg: 'wrap' },
    '& > span': {
      display: 'block',
      marginBlockEnd: '3',
      color: 'muted',
      fontSize: '[1.5rem]',
      fontWeight: 'normal',
      letterSpacing: 'normal',
    },
  },
  text: {
    wrap: '6',
    columnGap: '12',
    alignItems: 'end',
    justifyContent: 'space-between',
    '& > p': { textStyle: 'lead', color: 'muted', maxWidth: '[36rem]' },
    '& > div': { wrap: { base: '2', md: '3' } },
  },
});
