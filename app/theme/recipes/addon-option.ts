import { defineSlotRecipe } from '@pandacss/dev';

/** An addon in a few lines, in the calculator. */
export const addonOption = defineSlotRecipe({
  className: 'addonOption',
  slots: ['list', 'root', 'facts', 'text', 'status', 'upgrade'],
  base: {
    list: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
      // The last of an odd number fills its row of two.
      '& > :last-child:nth-child(odd)': { md: { gridColumn: '[1 / -1]' } },
    },
    root: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      rowGap: '2',
      paddingBlock: '3.5',
      paddingInline: '4',
      overflowWrap: 'anywhere',
      '& h4': { fontWeight: 'semibold' },
    },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      color: 'muted',
    },
    text: {
      textStyle: 'caption',
      '& p + p, & ul': { color: 'muted', marginBlockStart: '1' },
      '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
    },
    status: {
      hstack: '1.5',
      minHeight: '9',
      color: 'aligned',
      fontSize: 'sm',
      fontWeight: 'medium',
      '& svg': { width: '4', height: '4' },
    },
    upgrade: {
      stack: '0.5',
      justifyItems: 'end',
      '& > p': { textStyle: 'caption', color: 'muted' },
    },
  },
});
