import { defineSlots } from '#app/theme/slots';

/** The section on technology and security. */
export const security = defineSlots('security', {
  root: { gridColumn: '[1 / -1]', stack: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]' },
  facts: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' },
    '& > div': { borderBlockStart: 'line', paddingBlock: '5' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'muted', textStyle: 'small' },
  },
  // A stage's lane runs behind its chips, as in the hero.
  track: {
    display: 'grid',
    justifyItems: 'start',
    gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
    backgroundImage: '[linear-gradient({colors.lineStrong}, {colors.lineStrong})]',
    backgroundSize: '[100% 1px]',
    backgroundPosition: '[center]',
    backgroundRepeat: 'no-repeat',
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '[2.5rem]', md: '[3.5rem]' },
    paddingInline: { base: '3', md: '6' },
    borderRadius: 'md',
    textStyle: 'code',
    fontSize: { md: 'md' },
    backgroundColor: 'alignedSoft',
    color: 'aligned',
  },
  // All lanes end in it.
  service: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '[66.6667%]',
    insetInlineEnd: '0',
    display: 'grid',
    placeContent: 'center',
    borderRadius: 'md',
    backgroundColor: 'alignedSoft',
    boxShadow: '[inset 0 0 0 1px {colors.aligned}]',
    '& > span': {
      hstack: '2',
      textStyle: { base: 'small', md: 'title' },
      fontWeight: 'semibold',
    },
    '& svg': { display: { base: 'none', md: 'block' }, width: '7', height: '7' },
  },
  steps: {
    stack: '4',
    columnGap: '0',
    gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' },
  },
  step: {
    stack: '1',
    alignContent: 'start',
    paddingInlineEnd: '5',
    '& > p': { fontWeight: 'semibold' },
    '& > p + p': { color: 'muted', textStyle: 'small', fontWeight: 'normal' },
  },
});
