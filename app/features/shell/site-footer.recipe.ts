import { defineSlots } from '#app/theme/slots';

/** The foot of every page. */
export const siteFooter = defineSlots('siteFooter', {
  root: {
    marginBlockStart: 'auto',
    paddingBlock: '[clamp(2.5rem, 5vw, 4rem)]',
    backgroundColor: 'surfaceSunken',
    borderBlockStart: 'line',
    fontSize: 'sm',
    _print: { backgroundColor: '[transparent]' },
  },
  columns: {
    stack: '8',
    gridTemplateColumns: {
      base: '[repeat(auto-fit, minmax(min(9rem, 100%), 1fr))]',
      // Measured in letters, because four columns of large text are wider than a laptop.
      _manyLetters: '[minmax(16rem, 2fr) repeat(3, minmax(8rem, 1fr))]',
    },
  },
  about: {
    maxWidth: '[22rem]',
    gridColumn: { base: '1 / -1', _manyLetters: 'auto' },
    '& > p + p': { marginBlockStart: '3', color: 'muted' },
  },
  brand: { hstack: '2.5', fontSize: 'lg', fontWeight: 'semibold', letterSpacing: 'tight' },
  group: {
    '& > p': { fontWeight: 'semibold', marginBlockEnd: '2' },
    '& > ul': { listStyle: 'none' },
    _print: { display: 'none' },
  },
  entry: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    color: 'muted',
    textUnderlineOffset: '[0.25em]',
    _hover: { color: 'ink', textDecoration: 'underline' },
    '&[aria-current]': { color: 'ink' },
    _coarse: { minHeight: '11' },
  },
  last: {
    wrap: '2',
    columnGap: '8',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockStart: '5',
    borderBlockStart: 'line',
    color: 'muted',
  },
  languages: { display: 'flex', flexWrap: 'wrap', columnGap: '5', listStyle: 'none' },
  // The hairline is the lane's own background, in the middle; label and chip lie on it.
  lane: {
    display: 'flex',
    alignItems: 'center',
    backgroundImage: '[linear-gradient({colors.line}, {colors.line})]',
    backgroundSize: '[100% 1px]',
    backgroundPosition: '[center]',
    backgroundRepeat: 'no-repeat',
  },
  stage: {
    width: '[6ch]',
    backgroundColor: 'surfaceSunken',
    color: 'muted',
    textStyle: 'code',
    lineHeight: 'snug',
  },
  version: {
    marginInlineStart: '[12%]',
    paddingInline: '2',
    borderRadius: 'sm',
    backgroundColor: 'alignedSoft',
    color: 'aligned',
    textStyle: 'code',
    // Gaps in the lane on both sides.
    boxShadow: '[0 0 0 6px {colors.surfaceSunken}]',
  },
});
