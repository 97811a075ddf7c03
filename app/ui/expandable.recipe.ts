import { defineSlots } from '#app/theme/slots';

/** Text that is cut at 64 px (spec §4) until the visitor asks for more. */
export const expandable = defineSlots('expandable', {
  // It fills its card, so that the feet of cards in a row stand on one line.
  root: { display: 'grid', gridTemplateRows: '1fr', rowGap: '2' },
  foot: {
    wrap: '2',
    alignItems: '[last baseline]',
    '& > :last-child': { marginInlineStart: 'auto' },
  },
  content: {
    '&[data-state=collapsed]': {
      maxHeight: '16',
      overflow: 'hidden',
      // Open without scripts, because nothing could open it.
      _noscript: { maxHeight: '[none]', maskImage: '[none]' },
      _print: { maxHeight: '[none]' },
    },
    '&[data-state=collapsed][data-overflowing]': {
      maskImage: '[linear-gradient(#000 calc(100% - 1.75rem), transparent)]',
      _print: { maskImage: '[none]' },
    },
  },
  // Quieter than the button beside it.
  toggle: { fontWeight: 'medium', _print: { display: 'none' } },
});
