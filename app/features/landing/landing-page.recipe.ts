import { defineSlots } from '#app/theme/slots';

/** The top of the landing page, above the explorer, and the company section. */
export const landingPage = defineSlots('landingPage', {
  hero: {
    stack: '[clamp(1.25rem, 1rem + 1vw, 1.75rem)]',
    paddingBlockStart: 'intro',
    paddingBlockEnd: '[clamp(1.75rem, 1rem + 3vw, 3.25rem)]',
  },
  heroTitle: {
    textStyle: 'display',
    // In one piece "Landscape Management Tool" fills the first of two lines.
    maxWidth: '[15.5em]',
    textWrap: { base: 'balance', lg: 'wrap' },
    '& > span': {
      display: 'block',
      marginBlockEnd: '3',
      color: 'muted',
      fontSize: '[1.5rem]',
      fontWeight: 'normal',
      letterSpacing: 'normal',
    },
  },
  heroText: {
    wrap: '6',
    columnGap: '12',
    alignItems: 'end',
    justifyContent: 'space-between',
    '& > p': { textStyle: 'lead', color: 'muted', maxWidth: '[36rem]' },
    '& > div': { wrap: { base: '2', md: '3' } },
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
