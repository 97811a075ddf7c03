import { defineSlots } from '#app/theme/slots';

/** A heading with a sentence below it. */
const titled = {
  '& > h3': { fontWeight: 'semibold' },
  '& > p': { color: 'muted', textStyle: 'small' },
} as const;

const columnGap = '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]';

const bandLine = '[1px solid color-mix(in srgb, {colors.onBand} 22%, transparent)]';

/** The product's sections of the landing page. */
export const product = defineSlots('product', {
  challenges: {
    stack: '5',
    columnGap,
    gridTemplateColumns: {
      sm: '[repeat(2, minmax(0, 1fr))]',
      lg: '[repeat(4, minmax(0, 1fr))]',
      _print: '[repeat(2, minmax(0, 1fr))]',
    },
    '& > li': {
      stack: '1',
      alignContent: 'start',
      borderBlockStart: 'strong',
      paddingBlockStart: '3',
      ...titled,
    },
  },
  // Text in two columns over a picture of the whole width; the second one mirrored.
  solution: {
    stack: '[clamp(1.25rem, 1rem + 1vw, 2rem)]',
    columnGap: '[clamp(1.5rem, 1rem + 3vw, 4rem)]',
    gridTemplateColumns: { lg: '[repeat(2, minmax(0, 1fr))]' },
    '& > figure': { gridColumn: '[1 / -1]' },
    '& + &': { paddingBlockStart: '[clamp(0.5rem, 2vw, 2rem)]' },
    '& + & > div': { lg: { order: '1' } },
    '& + & > figure': { order: '2' },
  },
  solutionText: {
    stack: '2',
    alignContent: 'start',
    '& > h3': { textStyle: 'title' },
    '& > p': { color: 'muted' },
  },
  points: {
    stack: '1.5',
    alignContent: 'start',
    '& li': { display: 'flex', gap: '2.5' },
    '& svg': {
      flexShrink: '0',
      width: '[1.125em]',
      height: '[1.125em]',
      marginBlockStart: '[0.25em]',
      color: 'accent',
    },
  },
  // Two double cards and four single ones fill two rows of four columns. On phones they stand in
  // one row that scrolls, each with its number, and the next card looks in.
  features: {
    stack: '4',
    gridAutoFlow: 'dense',
    gridTemplateColumns: {
      md: '[repeat(2, minmax(0, 1fr))]',
      lg: '[repeat(4, minmax(0, 1fr))]',
      _print: '[repeat(3, minmax(0, 1fr))]',
    },
    '@media screen and (max-width: 767px)': {
      gridAutoFlow: 'column',
      gridAutoColumns: '[min(88%, 22rem)]',
      gridTemplateRows: '[auto auto]',
      columnGap: '3',
      rowGap: '0',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      marginInline: '[calc(-1 * {spacing.gutter})]',
      paddingInline: 'gutter',
      '& > li': { scrollSnapAlign: 'center' },
    },
  },
  // A subgrid aligns the texts and pictures of neighbouring cards.
  feature: {
    stack: '0',
    gridTemplateRows: 'subgrid',
    gridRow: '[span 2]',
    padding: '0',
    overflow: 'hidden',
    '&[data-slot=double]': { '@media screen and (min-width: 768px)': { gridColumn: '[span 2]' } },
  },
  featureText: {
    stack: '1',
    gridTemplateColumns: '[1fr auto]',
    alignContent: 'start',
    padding: { base: '4', lg: '5' },
    maxWidth: '[32rem]',
    ...titled,
    '& > p': { ...titled['& > p'], gridColumn: '[1 / -1]' },
    '& > span': {
      textStyle: 'code',
      color: 'muted',
      display: { md: 'none', _print: 'none' },
    },
  },
  // The loudest section: figures and steps on a band that is dark in both themes.
  results: {
    paddingBlock: '[clamp(3.5rem, 2.5rem + 3.5vw, 6rem)]',
    backgroundColor: 'band',
    color: 'onBand',
    // Browsers print no backgrounds.
    _print: { backgroundColor: '[transparent]', color: 'ink', paddingBlock: '8' },
  },
  resultsFrame: { stack: '[clamp(2.25rem, 1.75rem + 2vw, 4rem)]' },
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
      borderBlockStart: bandLine,
    },
    '& li > h4': { fontWeight: 'semibold' },
    '& li > p': { color: 'onBandMuted', gridColumn: { base: '2', md: 'auto' } },
  },
});
