import { defineSlotRecipe } from '@pandacss/dev';

/** A picture of the product with its caption. */
export const screenshot = defineSlotRecipe({
  className: 'screenshot',
  slots: ['root', 'onPaper', 'frame', 'caption', 'enlarge'],
  base: {
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
      overflow: 'hidden',
      borderRadius: 'md',
      backgroundColor: 'surfaceSunken',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        borderRadius: 'md',
        boxShadow: '[inset 0 0 0 1px {colors.line}]',
      },
    },
    caption: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      marginBlockStart: '3',
      color: 'muted',
      textStyle: 'caption',
      '& > svg': {
        flexShrink: '0',
        width: '3.5',
        height: '3.5',
        translate: '[0 0.1em]',
        _print: { display: 'none' },
      },
    },
    // Picture and caption are one click target.
    enlarge: {
      position: 'absolute',
      inset: '0',
      border: 'none',
      borderRadius: 'md',
      background: '[transparent]',
      cursor: 'zoom-in',
      // There the whole screen is shown already.
      '[data-slot=full] > &': { display: { lg: 'none' } },
      _print: { display: 'none' },
    },
  },
});
