import { defineSlotRecipe } from '@pandacss/dev';

/** The landing page's list of addons. */
export const addonList = defineSlotRecipe({
  className: 'addonList',
  slots: ['item', 'text', 'price', 'foot'],
  base: {
    item: {
      display: 'flex',
      gap: '4',
      alignItems: 'flex-start',
      paddingBlock: '5',
      borderBlockStart: 'line',
    },
    text: {
      minWidth: '0',
      display: 'grid',
      gap: '1',
      '& > h3': { fontWeight: 'semibold', lineHeight: 'snug' },
      '& > h3 + p': { textStyle: 'small', color: 'muted' },
    },
    price: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      alignItems: 'center',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      borderBlockStart: 'line',
      paddingBlockStart: '3',
    },
  },
});
