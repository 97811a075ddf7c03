import { defineSlotRecipe } from '@pandacss/dev';

/** The company section. */
export const aboutUs = defineSlotRecipe({
  className: 'aboutUs',
  slots: ['values', 'value', 'company'],
  base: {
    values: {
      stack: '4',
      alignContent: 'start',
      gridTemplateColumns: {
        sm: '[repeat(2, minmax(0, 1fr))]',
        _print: '[repeat(2, minmax(0, 1fr))]',
      },
    },
    value: {
      padding: { base: '4', md: '5' },
      '& > h3': { fontWeight: 'semibold', marginBlockEnd: '1' },
      '& > p': { color: 'muted', textStyle: 'small' },
    },
    company: {
      '& a': {
        color: 'accent',
        textDecoration: 'underline',
        textUnderlineOffset: '[0.2em]',
        _hover: { color: 'accentHover' },
      },
      '& h3': { textStyle: 'small', fontWeight: 'semibold', marginBlockEnd: '1' },
      '& address': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '16',
        rowGap: '3',
        fontStyle: 'normal',
      },
    },
  },
});
