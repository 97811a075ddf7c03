import { defineKeyframes, defineTokens } from '@pandacss/dev';

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

/** The 4-px grid in rem, so that it grows with the visitor's font size. */
const grid = {
  px: { value: '1px' },
  ...Object.fromEntries(
    [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map(
      (steps) => [`${steps}`, { value: steps === 0 ? '0' : `${steps / 4}rem` }],
    ),
  ),
};

export const tokens = defineTokens({
  fonts: {
    sans: {
      value:
        "'Instrument Sans Variable', 'Instrument Sans Fallback', ui-sans-serif, system-ui, sans-serif",
    },
    mono: {
      value: "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, Menlo, monospace",
    },
  },
  // Seven sizes, all fluid where a change is seen. `md` is running text.
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: 'clamp(1rem, 0.96rem + 0.18vw, 1.0625rem)' },
    lg: { value: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.25rem)' },
    xl: { value: 'clamp(1.625rem, 1.33rem + 1.35vw, 2.375rem)' },
    display: { value: 'clamp(2rem, 1.15rem + 3.6vw, 4rem)' },
    poster: { value: 'clamp(4rem, 2.2rem + 5.4vw, 7rem)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    none: { value: '1' },
    tight: { value: '1.12' },
    snug: { value: '1.35' },
    body: { value: '1.6' },
  },
  letterSpacings: {
    tight: { value: '-0.02em' },
    normal: { value: '0' },
    wide: { value: '0.06em' },
  },
  spacing: {
    ...grid,
    gutter: { value: 'clamp(1rem, 4vw, 2rem)' },
    /** Above a page's heading: the offer of another language hangs from the header, 45 px at most. */
    intro: { value: 'clamp(3.5rem, 3.3rem + 0.9vw, 4rem)' },
    section: { value: 'clamp(2.125rem, 1.6rem + 3.5vw, 6rem)' },
    header: { value: '4rem' },
  },
  sizes: {
    ...grid,
    full: { value: '100%' },
    fit: { value: 'fit-content' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    header: { value: '4rem' },
    content: { value: '75rem' },
    text: { value: '42rem' },
    ask: { value: '30rem' },
    dialog: { value: '40rem' },
    dialogWide: { value: '72rem' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '0.875rem' },
    full: { value: '999px' },
  },
  borders: {
    none: { value: 'none' },
    line: { value: '1px solid {colors.line}' },
    strong: { value: '1px solid {colors.lineStrong}' },
  },
  // Hairlines separate; a shadow is only for what floats above the page.
  shadows: {
    none: { value: 'none' },
    float: { value: '0 1px 2px oklch(0 0 0 / 0.06), 0 12px 32px oklch(0 0 0 / 0.14)' },
  },
  opacity: { '0': { value: '0' }, disabled: { value: '0.5' }, full: { value: '1' } },
  zIndex: {
    base: { value: '0' },
    raised: { value: '1' },
    floating: { value: '20' },
    header: { value: '30' },
    toast: { value: '31' },
    dialog: { value: '40' },
    skip: { value: '50' },
  },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
});

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' } },
  // A version in line with the others turns into a deviation.
  deviate: {
    from: {
      translate: '-0.75rem',
      backgroundColor: 'var(--colors-aligned-soft)',
      color: 'var(--colors-aligned)',
    },
  },
  solidify: {
    from: { backgroundColor: 'transparent', borderBlockEndColor: 'transparent' },
    to: { backgroundColor: 'var(--colors-canvas)', borderBlockEndColor: 'var(--colors-line)' },
  },
  'rise-in': { from: { opacity: '0', translate: '0 0.5rem' } },
});
