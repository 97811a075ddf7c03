import { defineRecipe } from '@pandacss/dev';

/** A version on a stage; a deviation from DEV has a warm colour. */
export const versionChip = defineRecipe({
  className: 'versionChip',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '7',
    paddingInline: '3',
    border: '[1px solid transparent]',
    borderRadius: 'sm',
    textStyle: 'code',
    // A gap in the lane behind it.
    boxShadow: '[0 0 0 5px {colors.surface}]',
    '&[data-state=aligned]': { backgroundColor: 'alignedSoft', color: 'aligned' },
    '&:not([data-state=aligned])': {
      backgroundColor: 'deviationSoft',
      borderColor: 'deviationMark',
      color: 'deviation',
    },
    '&[data-state=missing]': { backgroundColor: 'surface', borderStyle: '[dashed]' },
    // The touch target is larger than the visible chip.
    'button&': {
      cursor: 'pointer',
      _hover: { borderColor: 'deviation', textDecoration: '[underline]' },
      _after: { content: '""', position: 'absolute', inset: '[-0.5rem]' },
    },
  },
});
