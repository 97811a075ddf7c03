import { defineSlots } from '#app/theme/slots';

/** A title that opens to its content. */
export const disclosure = defineSlots('disclosure', {
  root: {
    borderBlockStart: 'line',
    // All answers are printed.
    _print: { '&::details-content': { contentVisibility: 'visible' } },
  },
  title: {
    hstack: '4',
    justifyContent: 'space-between',
    paddingBlock: '4',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > h3': { fontWeight: 'semibold', minWidth: '0' },
    '& > svg': {
      flexShrink: '0',
      width: '4',
      height: '4',
      color: 'accent',
      _print: { visibility: 'hidden' },
    },
    '[open] > & > svg': { rotate: '[180deg]' },
  },
});
