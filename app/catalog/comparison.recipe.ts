import { defineRecipe } from '@pandacss/dev';

const ALONE = ':not(:has(thead th:nth-child(3)))';

/** A table of plans or configurations side by side, and what differs in them. */
export const comparison = defineRecipe({
  className: 'comparison',
  base: {
    width: 'full',
    tableLayout: 'fixed',
    // Not collapsed: the head would leave its line behind when it sticks.
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    '& caption': { textAlign: 'start', color: 'muted', paddingBlockEnd: '3' },
    '& caption strong': { color: 'ink' },
    '& th': { textAlign: 'start', fontWeight: 'medium' },
    '& th, & td': {
      padding: '2',
      verticalAlign: 'baseline',
      borderBlockEnd: 'line',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', textStyle: 'caption', color: 'muted', fontWeight: 'normal' },
    '& thead th': {
      position: 'sticky',
      top: 'header',
      zIndex: 'raised',
      verticalAlign: 'bottom',
      backgroundColor: 'canvas',
      borderBlockEnd: 'strong',
      fontWeight: 'semibold',
    },
    '& thead [data-chosen]': { color: 'accent' },
    '& td': { fontVariantNumeric: 'tabular-nums' },
    '&[data-figured] td': { textAlign: 'end' },
    '&[data-figured] thead th:first-child:nth-last-child(4)': { width: { md: '[28%]' } },
    '& td[data-chosen]': { fontWeight: 'medium' },
    // Another plan is no fault: amber is only a deviation between stages.
    '& :is([data-differs], [data-saving]) > span:first-child': {
      backgroundColor: 'accentSoft',
      borderRadius: 'sm',
      paddingInline: '1',
      marginInline: '[-0.25rem]',
      boxDecorationBreak: 'clone',
      printColorAdjust: 'exact',
    },
    '& tbody:nth-of-type(1) tr:last-child': {
      '& th, & td': { borderBlockEnd: 'none', fontWeight: 'semibold' },
    },
    // A single column stands near the names of its rows.
    [`&${ALONE}`]: { maxWidth: '[40rem]' },
    _print: { '& th, & td': { paddingBlock: '1' } },
    // On a phone each row's name is above its values; head and rows wrap after the same column.
    mdDown: {
      '& tbody, & thead, & caption': { display: 'block' },
      '& thead': { position: 'sticky', top: 'header', zIndex: 'raised', backgroundColor: 'canvas' },
      '& thead th': { position: 'static', flex: '[1 1 6rem]', minWidth: 'min' },
      // Takes no width, so that the heads align with their values.
      '& thead th:first-child': { flex: '[0 0 0]', minWidth: '0', padding: '0' },
      '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'end' },
      '& th, & td': { paddingInline: '1' },
      '& tbody th': { flex: '[0 0 100%]', borderBlockEnd: 'none', paddingBlockEnd: '0' },
      '& td': { flex: '[1 1 6rem]', minWidth: 'min', textStyle: 'caption' },
      [`&${ALONE} :is(tbody th, td)`]: {
        flex: '[1 1 auto]',
        borderBlockEnd: 'line',
        paddingBlock: '2',
      },
      [`&${ALONE} tr`]: { flexWrap: 'nowrap', alignItems: 'stretch' },
    },
  },
});
