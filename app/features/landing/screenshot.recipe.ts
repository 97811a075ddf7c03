import { defineSlots } from '#app/theme/slots';

/** A picture of the product, as wide as the content or at the bottom of a card. */
export const screenshot = defineSlots('screenshot', {
  root: { position: 'relative', minWidth: '0' },
  onPaper: {
    display: 'none',
    width: 'full',
    height: 'auto',
    _print: { display: 'block' },
  },
  // The border lies over the picture, whose corners would show outside it.
  frame: {
    position: 'relative',
    height: '[100%]',
    overflow: 'hidden',
    backgroundColor: 'surfaceSunken',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      boxShadow: '[inset 0 1px 0 0 {colors.line}]',
    },
    '[data-slot=full] > &': {
      height: 'auto',
      borderRadius: 'lg',
      _after: { borderRadius: 'lg', boxShadow: '[inset 0 0 0 1px {colors.line}]' },
    },
  },
  // The whole picture can be clicked. The sign stands above its corner, so that it covers nothing.
  enlarge: {
    position: 'absolute',
    inset: '0',
    border: 'none',
    background: '[transparent]',
    color: 'muted',
    cursor: 'zoom-in',
    // There the whole screen is shown already.
    '[data-slot=full] > &': { display: { lg: 'none' } },
    _focusVisible: { outlineOffset: '[-2px]' },
    _print: { display: 'none' },
    _noscript: { display: 'none' },
    '& > svg': {
      position: 'absolute',
      insetBlockEnd: '[100%]',
      insetInlineEnd: '4',
      width: '3.5',
      height: '3.5',
      marginBlockEnd: '1',
    },
  },
});
