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
  body: {
    textStyle: 'body',
    minHeight: '[100dvh]',
    overflowWrap: 'break-word',
    // German compounds: hyphenate, but never a word short enough to stand alone.
    hyphens: 'auto',
    hyphenateLimitChars: '9 4 4',
    fontSynthesis: 'none',
    // Instrument Sans spaces its words closely; German needs the gap a little wider.
    wordSpacing: '0.03em',
  },
  'h1, h2, h3, h4': { textWrap: 'balance', letterSpacing: 'tight' },
  p: { textWrap: 'pretty' },
  'code, kbd, samp, pre, button, label, input, select': { hyphens: 'manual' },
  'code, kbd, samp, pre': { fontFamily: 'mono' },
  ':focus-visible': { outline: '[2px solid {colors.focus}]', outlineOffset: '0.5' },
  // Moving focus to a heading or to <main> by script is for screen readers; nothing was clicked.
  '[tabindex="-1"]:focus': { outline: '[none]' },
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
  '@media print': {
    html: { fontSize: '[10pt]', backgroundColor: '[white]' },
    'a, button': { color: '[inherit]' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'tr, li, figure': { breakInside: 'avoid' },
  },
});
