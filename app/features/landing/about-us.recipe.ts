import { defineSlots } from '#app/theme/slots';

/** The company section. */
export const aboutUs = defineSlots('aboutUs', {
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
      wrap: '3',
      columnGap: '16',
      fontStyle: 'normal',
    },
  },
});
