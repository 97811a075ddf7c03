import { defineSlots } from '#app/theme/slots';

/** The landing page's list of addons: those to be had beside those announced. */
export const addonList = defineSlots('addonList', {
  head: {
    wrap: '1',
    columnGap: '4',
    alignItems: 'baseline',
    color: 'muted',
    textStyle: 'small',
    '& > h3': { textStyle: 'title', color: 'ink' },
    '& > p': { flex: '[1 1 20rem]' },
  },
  groups: {
    stack: '6',
    columnGap: '12',
    paddingBlockStart: '5',
    gridTemplateColumns: {
      md: '[repeat(2, minmax(0, 1fr))]',
      _print: '[repeat(2, minmax(0, 1fr))]',
    },
    '& h4': { textStyle: 'eyebrow', color: 'muted', paddingBlockEnd: '2' },
    '& ul + p': { textStyle: 'caption', color: 'muted' },
  },
  // On wide screens the price stands on the right of name and sentence.
  item: {
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) fit-content(48%)]' },
    columnGap: '5',
    paddingBlock: '3',
    borderBlockStart: 'line',
    '& > p:nth-child(1)': { fontWeight: 'semibold' },
    '& > p:nth-child(2)': {
      gridColumn: '1',
      textStyle: 'small',
      color: 'muted',
    },
  },
  price: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '[1 / span 2]' },
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    columnGap: '3',
    alignContent: 'start',
    textAlign: { lg: 'end' },
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& > span + span': { color: 'muted' },
  },
});
