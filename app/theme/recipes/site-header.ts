import { defineSlots } from '#app/theme/slots';

/**
 * The header of every page: transparent until the page is scrolled, with the current section
 * marked.
 */
export const siteHeader = defineSlots('siteHeader', {
  root: {
    // Menus hang from it.
    position: { base: 'sticky', _low: 'relative' },
    insetBlockStart: '0',
    zIndex: 'header',
    borderBlockEnd: '[1px solid transparent]',
    transition: '[background-color 200ms, border-color 200ms]',
    '&[data-solid]': { borderBlockEndColor: 'line' },
    // An open menu makes the header opaque. One selector, because the build drops members of a list
    // that the oldest browsers do not know.
    '&:is([data-solid], :has([open]))': { backgroundColor: 'canvas' },
    // Works before scripts run; in browsers without scroll timelines, scripts set it.
    '@supports (animation-timeline: scroll())': {
      '&:not([data-solid], :has([open]))': {
        animationName: 'solidify',
        animationDuration: '[1s]',
        animationTimingFunction: '[linear]',
        animationFillMode: 'both',
        animationTimeline: '[scroll()]',
        animationRange: '[19px 20px]',
      },
    },
    _noscript: { backgroundColor: 'canvas', borderBlockEndColor: 'line' },
    _print: { position: 'static' },
  },
  row: {
    hstack: { base: '2', lg: '3' },
    minHeight: '[calc({sizes.header} - 1px)]',
    '--entry-inset': '{spacing.4}',
    // A page may fix a button at the end of this line (spec §2 "Admin button").
    'body:has([data-beside-header]) &': {
      paddingInlineEnd: {
        // The menu's button reaches beyond the line's end.
        base: '[calc({spacing.gutter} + 3.75rem)]',
        lg: '[calc({spacing.gutter} + 6.75rem)]',
      },
    },
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    flexShrink: '0',
    marginInlineEnd: 'auto',
    borderRadius: 'sm',
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    // Only the mark, because the name would break after each letter.
    _fewLetters: { fontSize: '[0]', gap: '0' },
  },
  navigation: {
    display: { base: 'none', lg: 'block' },
    alignSelf: 'stretch',
    minWidth: '0',
    _print: { display: 'none' },
  },
  links: {
    display: 'flex',
    height: 'full',
    listStyle: 'none',
    '& > li': { display: 'flex', minWidth: '0' },
  },
  entry: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInline: '[var(--entry-inset)]',
    color: 'muted',
    minWidth: '0',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    // Longer words than ours may break, but never push the rest off the page.
    overflowWrap: 'anywhere',
    transition: '[color 120ms]',
    // The section in view is marked on the header's own hairline.
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '[var(--entry-inset)]',
      insetBlockEnd: '[-1px]',
      height: '0.5',
      backgroundColor: 'accent',
      scale: '[0 1]',
      transition: '[scale 200ms {easings.out}]',
    },
    _hover: { color: 'ink' },
    '&[aria-current]': { color: 'ink', _after: { scale: '[1]' } },
    _focusVisible: { outlineOffset: '[-4px]' },
  },
  // Below 1024 px both are in the menu.
  languages: {
    position: 'relative',
    display: { base: 'none', lg: 'block' },
    // The offer of another language says the same in the row that has no room for both.
    'a[lang] ~ &': { display: 'none' },
    _print: { display: 'none' },
  },
  support: { display: { base: 'none', lg: 'inline-flex' }, _print: { display: 'none' } },
  // The calculator itself has the Admin button there; large letters leave no room.
  calculator: {
    'body:has([data-beside-header]) &': { display: 'none' },
    // On a phone the offer of another language has its place.
    'a[lang] ~ &': { smDown: { display: 'none' } },
    _fewLetters: { display: 'none' },
  },
});
