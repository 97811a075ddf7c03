import { defineRecipe } from '@pandacss/dev';

export const card = defineRecipe({
  className: 'card',
  base: {
    border: 'line',
    borderRadius: 'lg',
    padding: '[clamp(1.25rem, 1rem + 1vw, 1.75rem)]',
    minWidth: '0',
  },
  variants: {
    variant: {
      plain: { backgroundColor: 'surface' },
      // An inner line instead of a thicker border: choosing a card moves nothing.
      selected: {
        backgroundColor: 'surface',
        borderColor: 'accent',
        boxShadow: '[inset 0 0 0 1px {colors.accent}]',
        _forcedColors: { outline: '[2px solid Highlight]' },
      },
      muted: { backgroundColor: 'surfaceSunken' },
    },
  },
  defaultVariants: { variant: 'plain' },
});
