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
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      paddingBlock: '3.5',
      paddingInline: '4',
      overflowWrap: 'anywhere',
      '& > :first-child': { flexBasis: 'full' },
      '& h4': { fontWeight: 'semibold' },
      // The state stands at the end of the last row, beside the button that shows more.
      '& > :last-child': { marginInlineStart: 'auto' },
    },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      color: 'muted',
    },
    // Its two parts are items of the card itself.
    text: {
      display: 'contents',
      textStyle: 'caption',
      '& > :first-child': { flexBasis: 'full' },
      '& p + p, & ul': { color: 'muted', marginBlockStart: '1' },
      '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
    },
    status: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '9',
      color: 'aligned',
      fontSize: 'sm',
      fontWeight: 'medium',
      '& svg': { width: '4', height: '4' },
    },
    upgrade: {
      display: 'grid',
      gap: '0.5',
      '& > p': { textStyle: 'caption', color: 'muted' },
    },
  },
});
