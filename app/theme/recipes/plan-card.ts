import { defineSlots } from '#app/theme/slots';

/** A plan with its price and what it includes. */
export const planCard = defineSlots('planCard', {
  // A subgrid aligns the five parts of neighbouring cards, prices above all.
  root: {
    position: 'relative',
    stack: '4',
    // The column takes the available width, not that of its longest word.
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    gridTemplateRows: { md: 'subgrid', _print: 'subgrid' },
    gridRow: { md: 'span 5', _print: 'span 5' },
    paddingInline: { mdToLg: '4' },
  },
  features: {
    stack: '2',
    alignContent: 'start',
    paddingBlockStart: '4',
    borderBlockStart: 'line',
    textStyle: 'small',
    // Smaller on a tablet, so that a German compound fits into a third of its width.
    fontSize: { mdToLg: 'xs' },
    '& li': { display: 'flex', gap: '2' },
    '& svg': {
      flexShrink: '0',
      width: '4',
      height: '4',
      marginBlockStart: '[0.25em]',
      color: 'accent',
    },
  },
  // Stretches the link over its whole card.
  link: {
    marginBlockStart: 'auto',
    maxWidth: 'full',
    minWidth: '0',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
  head: {
    wrap: '2',
    alignItems: 'center',
    '& > h3': { textStyle: 'title', minWidth: '0', marginInlineEnd: 'auto' },
  },
  price: {
    textStyle: 'figure',
    // Smaller on a tablet, so that the period fits beside its price.
    fontSize: { base: 'xl', mdToLg: '[clamp(1.625rem, 3.2vw, 2.05rem)]' },
    fontWeight: 'semibold',
  },
  onRequest: {
    textStyle: 'title',
    display: 'flex',
    alignItems: 'center',
    minHeight: '14',
  },
});
