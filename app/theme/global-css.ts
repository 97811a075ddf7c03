import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    // The position of everything that sticks (`panda.config.ts`).
    '--sticky': { base: 'sticky', _low: 'static' },
    colorScheme: 'light dark',
    backgroundColor: 'canvas',
    color: 'ink',
    fontFamily: 'sans',
    // Anchors stop below the fixed header, with some space.
    scrollPaddingTop: { base: '[calc({sizes.header} + 1.5rem)]', _low: '6' },
    scrollbarGutter: 'stable',
    textSizeAdjust: '100%',
    accentColor: 'accent',
  },
  // Keeps focused elements above the bottom bar. Margins of fields do not help, since a text area's
  // cursor scrolls by the scroller's padding only.
  ':is(html, dialog):has([data-bottom-bar])': {
    scrollPaddingBlockEnd: { base: '[10rem]', md: '[7rem]', _low: '0' },
  },
  // While a dialog is open, the page does not scroll, and its scrollbar's gutter is as dark as the
  // overlay.
  'html:has(dialog[open])': {
    overflow: 'hidden',
    backgroundColor: '[color-mix(in srgb, {colors.canvas}, {colors.shade} 55%)]',
  },
  body: {
    backgroundColor: 'canvas',
    textStyle: 'body',
    minHeight: '[100dvh]',
    // Breaks long words, also in columns sized by their content.
    overflowWrap: 'anywhere',
    // German compounds: hyphenate, but never a word short enough to stand alone.
    hyphens: 'auto',
    hyphenateLimitChars: '9 4 4',
    fontSynthesis: 'none',
    // Instrument Sans spaces its words closely; German needs the gap a little wider.
    wordSpacing: '0.03em',
  },
  'h1, h2, h3, h4': { textWrap: 'balance', letterSpacing: 'tight' },
  // Undoes Panda's reset, which keeps them as wide as their longest word.
  'p, h1, h2, h3, h4': { overflowWrap: 'inherit' },
  // Table columns share the width by their words; figures do not break.
  'th, td': { overflowWrap: 'break-word' },
  'p, li': { textWrap: 'pretty' },
  // The icons of `app/ui/icon.tsx` inherit these strokes.
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
  // Hides figures until this browser's own prices are shown (`state/hidden-prices.ts`).
  'html[data-own-prices] [data-figures]': { visibility: 'hidden' },
  main: { flexGrow: '1', paddingBlockEnd: 'section' },
  'code, kbd, samp, pre, button, label, input, select': { hyphens: 'manual' },
  'code, kbd, samp, pre': { fontFamily: 'mono', fontWeight: 'medium' },
  summary: {
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  // The one mark of what opens; a menu's opener has an icon of its own.
  'details:not([data-popup]) > summary::after': {
    content: '""',
    display: '[inline-block]',
    flexShrink: '0',
    width: '[0.5em]',
    height: '[0.5em]',
    marginInline: '[0.625em 0.25em]',
    border: '[solid {colors.accent}]',
    borderWidth: '[0 2px 2px 0]',
    rotate: '[45deg]',
    translate: '[0 -0.2em]',
    _print: { display: 'none' },
  },
  'details[open] > summary::after': { rotate: '[225deg]', translate: '[0 0.1em]' },
  ':focus-visible': { outline: '[2px solid {colors.focus}]', outlineOffset: '0.5' },
  // Focus moved by script to a heading or <main> is for screen readers and shows no ring.
  'main:focus, h1:focus, h2:focus, h3:focus, [data-navigation-focus]:focus': { outline: '[none]' },
  '::selection': { backgroundColor: 'accent', color: 'onAccent' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, ::backdrop': {
      animationDuration: '[0.01ms !important]',
      animationIterationCount: '1 !important',
      animationDelay: '[0s !important]',
      // Elements transition `all` properties by default, so even 0.01 ms would start a transition for
      // each property of each element that changes.
      transitionDuration: '[0s !important]',
      transitionDelay: '[0s !important]',
      scrollBehavior: 'auto !important',
    },
  },
  // Something made for paper prints without the rest of the page.
  '@page sheet': { size: 'A4', margin: '[14mm 18mm]' },
  '@media print': {
    'body:has(> [data-printed]) > :not([data-printed])': { display: 'none !important' },
    'body:has([data-offer], [data-printed])': { page: 'sheet' },
    'body:has([data-offer]) main': { paddingBlockEnd: '0' },
    // The tokens' layer comes after this one.
    html: { fontSize: '[10pt]', '--spacing-section': '2rem !important' },
    'html, body': { backgroundColor: '[white]' },
    // A heading with its lead.
    'h1, h2, h3, h4, div:has(> h2 + p, > p + h2)': { breakAfter: 'avoid', breakInside: 'avoid' },
    // A table's foot would repeat on each page and cover content.
    'tr, li, figure, details, dl > div, table:has(tfoot)': { breakInside: 'avoid' },
    '[data-printed-alone] header:first-of-type, [data-printed-alone] footer': { display: 'none' },
  },
});
