import { defineRecipe } from '@pandacss/dev';

export const offerTable = defineRecipe({
  className: 'offerTable',
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontWeight: 'normal' },
    // Amounts never break; in a large font they are as large as a phone is wide enough for.
    '& td': {
      textStyle: 'figure',
      whiteSpace: 'nowrap',
      paddingInlineStart: '2',
      fontSize: { mdDown: '[min(1em, 3.6vw)]' },
    },
    '& td, & thead th:not(:first-child)': { textAlign: 'end' },
    '& thead th': { fontSize: '[0.8em]', color: '[{colors.paper.muted}]' },
  },
  variants: {
    kind: {
      lines: {
        '& th, & td': { paddingBlock: '[0.28em]', verticalAlign: 'baseline' },
        '& small': { fontSize: '[0.85em]', color: '[{colors.paper.muted}]' },
        '& tr': { borderBlockStart: '[0.5pt solid {colors.paper.line}]' },
        '& thead tr': { borderBlockStart: 'none' },
        '& tfoot tr:first-child': { borderBlockStart: '[1pt solid black]' },
        '& [data-total] :is(th, td)': { fontWeight: 'semibold' },
        // On phones quantity and unit price are below the name.
        mdDown: {
          '& :is(thead, tbody, tfoot)': { display: 'block' },
          '& tr': {
            display: 'grid',
            gridTemplateColumns: '[minmax(0, 1fr) auto]',
            alignItems: 'baseline',
          },
          '& tbody td:nth-child(2)': {
            gridArea: '[2 / 1]',
            textAlign: 'start',
            paddingInlineStart: '0',
            color: '[{colors.paper.muted}]',
          },
        },
      },
      vat: { '& tbody tr:last-child :is(th, td)': { fontWeight: 'semibold' } },
    },
  },
});
