import { defineRecipe } from '@pandacss/dev';

const WIDE = { '& > :last-child': { gridColumn: '[1 / -1]' } } as const;

/** Equal columns; `app/ui/even-grid.ts` chooses their number for medium and large screens. */
export const evenGrid = defineRecipe({
  className: 'evenGrid',
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    medium: {
      1: {},
      2: {
        gridTemplateColumns: {
          md: '[repeat(2, minmax(0, 1fr))]',
          _print: '[repeat(2, minmax(0, 1fr))]',
        },
      },
      3: {
        gridTemplateColumns: {
          md: '[repeat(3, minmax(0, 1fr))]',
          _print: '[repeat(3, minmax(0, 1fr))]',
        },
      },
      4: {},
    },
    large: {
      1: {},
      2: {},
      3: { gridTemplateColumns: { xl: '[repeat(3, minmax(0, 1fr))]' } },
      4: { gridTemplateColumns: { xl: '[repeat(4, minmax(0, 1fr))]' } },
    },
    mediumLast: { wide: { mdToXl: WIDE } },
    largeLast: { wide: { xl: WIDE } },
  },
  staticCss: ['*'],
});
