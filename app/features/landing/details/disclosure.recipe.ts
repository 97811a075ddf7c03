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
    '& > h3': { fontWeight: 'semibold', minWidth: '0' },
  },
});
