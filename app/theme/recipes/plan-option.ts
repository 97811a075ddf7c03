import { defineSlots } from '#app/theme/slots';

/** A plan in a few lines, in the calculator. */
export const planOption = defineSlots('planOption', {
  // Cards beside each other share three rows, so that their buttons stand on one line.
  root: {
    stack: '2',
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    paddingBlock: '3.5',
    paddingInline: '4',
    overflowWrap: 'anywhere',
  },
  head: {
    wrap: '2',
    rowGap: '0',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    lineHeight: '[1.75rem]',
    '& > h3': { textStyle: 'title', lineHeight: '[inherit]', minWidth: '0' },
    // It makes its line no higher.
    '& > h3 + :not(p)': { marginBlock: '[-0.25rem]' },
    // Between, where only some prices would fit beside the name, all stand below it.
    '& > p': { marginInlineStart: { base: 'auto', mdToLg: '0' }, width: { mdToLg: 'full' } },
  },
  details: {
    textStyle: 'caption',
    color: 'muted',
    '& > summary': { cursor: 'pointer', listStyle: 'none' },
    '& u': { color: 'accent' },
    '& > p': { marginBlock: '2' },
    '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
  },
  // As high as a small button, but a text: there is nothing to press.
  chosen: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '9',
    color: 'accent',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    '& > svg': { flexShrink: '0', width: '[1.15em]', height: '[1.15em]' },
  },
});
