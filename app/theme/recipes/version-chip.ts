import { defineRecipe } from '@pandacss/dev';

/** A version on its stage: calm where it is as on DEV, warm where it is not. */
export const versionChip = defineRecipe({
  className: 'version-chip',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '3',
    border: '[1px solid transparent]',
    borderRadius: 'sm',
    textStyle: 'code',
    // It stands on a line that runs behind it.
    boxShadow: '[0 0 0 5px {colors.surface}]',
    '&[data-state=aligned]': { backgroundColor: 'alignedSoft', color: 'aligned' },
    '&:not([data-state=aligned])': {
      backgroundColor: 'deviationSoft',
      borderColor: 'deviationMark',
      color: 'deviation',
    },
    '&[data-state=missing]': { backgroundColor: 'surface', borderStyle: '[dashed]' },
    // What can be pressed is as large as a finger, and larger than it looks.
    'button&': {
      cursor: 'pointer',
      _hover: { borderColor: 'deviation', textDecoration: '[underline]' },
      // Nothing opens without scripts; it is read all the same.
      _noscript: { pointerEvents: 'none' },
      _after: { content: '""', position: 'absolute', inset: '[-0.5rem]' },
    },
  },
  variants: {
    size: {
      md: { minHeight: '7' },
      lg: { minHeight: '[2.125rem]', fontSize: 'sm' },
    },
  },
  defaultVariants: { size: 'md' },
});
