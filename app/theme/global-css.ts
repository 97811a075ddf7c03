import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    backgroundColor: 'canvas',
    color: 'ink',
    fontFamily: 'sans',
    // Anchors stop below the fixed header, with a little air.
    scrollPaddingTop: '[calc({sizes.header} + 1.5rem)]',
    scrollbarGutter: 'stable',
    textSizeAdjust: '100%',
    accentColor: 'accent',
  },
  // What gets the focus is never behind a bar that sticks to the bottom. A margin of the fields would
  // not do: to the cursor in a text area the browser scrolls by the scroller's padding only.
  ':is(html, [role=dialog]):has([data-bottom-bar])': {
    scrollPaddingBlockEnd: { base: '[10rem]', md: '[7rem]' },
  },
  // While a dialog holds the page still, the gutter of the scrollbar is as dark as the rest.
  'html:has(> body[data-scroll-lock])': {
    backgroundColor: '[color-mix(in srgb, {colors.canvas}, oklch(0.15 0.01 215) 55%)]',
  },
  body: {
    backgroundColor: 'canvas',
    textStyle: 'body',
    minHeight: '[100dvh]',
    // Also where a column takes its width from its words: a title may be one long word.
    overflowWrap: 'anywhere',
    // German compounds: hyphenate, but never a word short enough to stand alone.
    hyphens: 'auto',
    hyphenateLimitChars: '9 4 4',
    fontSynthesis: 'none',
    // Instrument Sans spaces its words closely; German needs the gap a little wider.
    wordSpacing: '0.03em',
  },
  'h1, h2, h3, h4': { textWrap: 'balance', letterSpacing: 'tight' },
  // As the body: Panda's reset lets them take no less room than their longest word.
  'p, h1, h2, h3, h4': { overflowWrap: 'inherit' },
  // Columns of a table share its width by their words; a figure stays in one piece.
  'th, td': { overflowWrap: 'break-word' },
  p: { textWrap: 'pretty' },
  // What `app/ui/icon.tsx` refers to has no lines of its own and takes over these.
  '.icon': {
    width: '6',
    height: '6',
    fill: '[none]',
    stroke: '[currentColor]',
    strokeWidth: '[2]',
    strokeLinecap: '[round]',
    strokeLinejoin: '[round]',
  },
  // The frame of every page.
  '#page': { display: 'flex', flexDirection: 'column', minHeight: '[100dvh]' },
  // Other prices than this browser's own are never seen (`state/hidden-figures.ts`).
  'html[data-own-prices] [data-figures]': { visibility: 'hidden' },
  main: { flexGrow: '1', paddingBlockEnd: 'section' },
  'code, kbd, samp, pre, button, label, input, select': { hyphens: 'manual' },
  'code, kbd, samp, pre': { fontFamily: 'mono', fontWeight: 'medium' },
  ':focus-visible': { outline: '[2px solid {colors.focus}]', outlineOffset: '0.5' },
  // Moving focus to a heading or to <main> by script is for screen readers; nothing was clicked.
  'main:focus, h1:focus, h2:focus, h3:focus, [data-navigation-focus]:focus': { outline: '[none]' },
  '::selection': { backgroundColor: 'accent', color: 'onAccent' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '[0.01ms !important]',
      animationIterationCount: '1 !important',
      animationDelay: '[0s !important]',
      transitionDuration: '[0.01ms !important]',
      transitionDelay: '[0s !important]',
      scrollBehavior: 'auto !important',
    },
  },
  // The printed offer is a page of its own, whatever else stands on the screen.
  '@page offer': { size: 'A4', margin: '[14mm 18mm]' },
  '@media print': {
    'body:has(> [data-printed-offer]) > :not([data-printed-offer])': { display: 'none !important' },
    'body:has([data-offer])': { page: 'offer' },
    'body:has([data-offer]) main': { paddingBlockEnd: '0' },
    // The tokens' layer comes after this one.
    html: { fontSize: '[10pt]', '--spacing-section': '2rem !important' },
    'html, body': { backgroundColor: '[white]' },
    // A heading with what stands beside it, an eyebrow or a lead.
    'h1, h2, h3, h4, div:has(> h2 + p, > p + h2)': { breakAfter: 'avoid', breakInside: 'avoid' },
    // A table's foot would be repeated on each page, over what stands there.
    'tr, li, figure, details, dl > div, table:has(tfoot)': { breakInside: 'avoid' },
    '[data-printed-alone] header:first-of-type, [data-printed-alone] footer': { display: 'none' },
  },
});
