import { defineSlots } from '#app/theme/slots';

/** The top of the landing page, above the explorer, and the company section. */
export const landingPage = defineSlots('landingPage', {
  hero: {
    stack: '[clamp(1rem, 0.75rem + 1.25vw, 1.75rem)]',
    paddingBlockStart: { base: '12', md: 'intro' },
    paddingBlockEnd: '[clamp(1.25rem, 0.5rem + 3.4vw, 3.25rem)]',
  },
  heroTitle: {
    textStyle: 'display',
    // In one piece "Landscape Management Tool" fills the first of two lines.
    maxWidth: '[15.5em]',
    textWrap: { base: 'balance', lg: 'wrap' },
    '& > :first-child': {
      display: 'block',
      marginBlockEnd: { base: '2', md: '3' },
      color: 'muted',
      fontSize: { base: '[1.375rem]', md: '[1.5rem]' },
      fontWeight: 'normal',
      letterSpacing: 'normal',
    },
  },
  heroText: {
    wrap: { base: '4', md: '6' },
    columnGap: '12',
    alignItems: 'end',
    justifyContent: 'space-between',
    '& > p': {
      textStyle: { base: 'body', md: 'lead' },
      color: 'muted',
      maxWidth: '[36rem]',
    },
  },
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
