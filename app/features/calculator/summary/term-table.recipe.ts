import { defineRecipe } from '@pandacss/dev';

/** The terms with their prices; each row is a link. */
export const termTable = defineRecipe({
  className: 'termTable',
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& caption': { srOnly: true },
    '& thead th:first-child': { width: '[40%]' },
    '& tbody th': { position: 'relative' },
    '& thead th': { textStyle: 'caption', color: 'muted', fontWeight: 'medium' },
    '& th:first-child': { textAlign: 'start' },
    '& td, & thead th:not(:first-child)': { textAlign: 'end', paddingInline: '3' },
    '& th, & td': { paddingBlock: '1', verticalAlign: 'middle' },
    '& td': { textStyle: 'figure' },
    '& tbody tr': { borderBlockStart: 'line' },
    '& tr:has([aria-current])': {
      backgroundColor: 'accentSoft',
      color: 'accent',
      fontWeight: 'semibold',
      _forcedColors: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
    },
    '& svg': { width: '[1.15em]', height: '[1.15em]' },
    // The mark has its place in each row, so that a choice moves nothing.
    '& [href] > svg': { visibility: 'hidden' },
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '9',
      paddingInline: '3',
      fontWeight: 'semibold',
      textAlign: 'start',
      _coarse: { minHeight: '11' },
      // A press anywhere in the row chooses it. WebKit positions nothing within a table's row, so
      // it is laid out from the first cell, which is 40 % of the row.
      _after: { content: '""', position: 'absolute', inset: '0', width: '[250%]' },
      '&[href]': { _hover: { color: 'accent' } },
    },
    '& small': { textStyle: 'caption', color: 'aligned', fontWeight: 'medium' },
    // Four columns of figures do not fit a phone: name and month above, year and saving below.
    smDown: {
      // Each figure has its label.
      '& thead': { display: 'none' },
      '& tbody': { display: 'block' },
      '& tbody th': { position: 'static' },
      '& tbody tr': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
        alignItems: 'center',
        paddingBlock: '1.5',
      },
      '& td': { paddingBlock: '0', overflowWrap: 'anywhere' },
      // Beside the discount is no room for it.
      '& svg': { display: 'none' },
      '& a': { paddingInlineEnd: '0', _after: { width: 'full' } },
      '& td:not(:nth-child(3))': { paddingInlineStart: '0' },
      '& td:not(:nth-child(2))': { textStyle: 'caption', color: 'muted', fontWeight: 'normal' },
      '& td:nth-child(3)': { textAlign: 'start', paddingInlineEnd: '0' },
      '& td::before': { content: 'attr(data-label) " "', color: 'muted', fontWeight: 'normal' },
    },
  },
});
