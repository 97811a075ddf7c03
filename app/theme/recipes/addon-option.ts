import { defineSlots } from '#app/theme/slots';

/** An addon in a few lines, in the calculator. */
export const addonOption = defineSlots('addonOption', {
  list: {
    stack: '3',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
    // The last of an odd number fills its row of two.
    '& > :last-child:nth-child(odd)': { md: { gridColumn: '[1 / -1]' } },
  },
  root: {
    stack: '2',
    gridTemplateRows: 'auto 1fr',
    paddingBlock: '3.5',
    paddingInline: '4',
    overflowWrap: 'anywhere',
    '& h4': { fontWeight: 'semibold' },
  },
  facts: {
    wrap: '3',
    rowGap: '0',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
  },
  text: {
    textStyle: 'caption',
    '& p + p, & ul': { color: 'muted', marginBlockStart: '1' },
    '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
  },
  status: {
    hstack: '1.5',
    minHeight: '9',
    color: 'aligned',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& svg': { width: '4', height: '4' },
  },
  upgrade: {
    stack: '0.5',
    justifyItems: 'end',
    '& > p': { textStyle: 'caption', color: 'muted' },
  },
});
