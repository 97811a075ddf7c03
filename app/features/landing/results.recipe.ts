import { defineSlots } from '#app/theme/slots';

const line = '[1px solid color-mix(in srgb, {colors.onBand} 22%, transparent)]';

/** The landing page's loudest section: figures and steps on a band that is dark in both themes. */
export const results = defineSlots('results', {
  root: {
    paddingBlock: '[clamp(3.5rem, 2.5rem + 3.5vw, 6rem)]',
    backgroundColor: 'band',
    color: 'onBand',
    // Browsers print no backgrounds.
    _print: { backgroundColor: '[transparent]', color: 'ink', paddingBlock: '8' },
  },
  frame: { stack: '[clamp(2.25rem, 1.75rem + 2vw, 4rem)]' },
  figures: {
    stack: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]',
    gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' },
    '& > div': {
      display: 'flex',
      flexDirection: { base: 'row-reverse', md: 'column-reverse' },
      alignItems: { base: 'center', md: 'start' },
      justifyContent: 'flex-end',
      // Very large letters need the whole line for the figure.
      flexWrap: { base: 'wrap-reverse', md: 'nowrap' },
      gap: '3',
    },
    '& dt': {
      textStyle: 'lead',
      color: 'onBandMuted',
      flex: { base: '[1 1 7rem]', md: '[none]' },
      maxWidth: '[16rem]',
    },
    '& dd': { textStyle: 'poster', minWidth: { base: '[min(2.75em, 100%)]', md: '0' } },
  },
  // Title beside the steps, each of them a line.
  steps: {
    stack: '5',
    columnGap: '8',
    gridTemplateColumns: { lg: '[minmax(0, 1fr) minmax(0, 2fr)]' },
    '& > h3': { textStyle: 'title' },
    '& li': {
      display: 'grid',
      columnGap: '4',
      gridTemplateColumns: {
        base: '[1.5rem minmax(0, 1fr)]',
        md: '[1.5rem minmax(0, 9rem) minmax(0, 1fr)]',
      },
      alignItems: 'baseline',
      paddingBlock: '3.5',
      borderBlockStart: line,
    },
    '& li > h4': { fontWeight: 'semibold' },
    '& li > p': { color: 'onBandMuted', gridColumn: { base: '2', md: 'auto' } },
  },
  claim: { marginBlockStart: '[-1.5rem]', textStyle: 'caption', color: 'onBandMuted' },
});
