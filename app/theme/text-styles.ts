import { defineTextStyles } from '@pandacss/dev';

/** How text is set. Features pick a style; they do not combine sizes and heights by hand. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: 'display',
      fontWeight: '600',
      lineHeight: '{lineHeights.tight}',
      letterSpacing: '-0.025em',
      textWrap: 'balance',
    },
  },
  /** The figures that are remembered. */
  poster: {
    value: {
      fontSize: 'poster',
      fontWeight: '600',
      lineHeight: '{lineHeights.none}',
      letterSpacing: '-0.04em',
      fontVariantNumeric: 'lining-nums',
    },
  },
  heading: {
    value: {
      fontSize: 'xl',
      fontWeight: '600',
      lineHeight: '1.2',
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      fontSize: 'lg',
      fontWeight: '600',
      lineHeight: '1.35',
      letterSpacing: '-0.012em',
      textWrap: 'balance',
    },
  },
  lead: { value: { fontSize: 'lg', lineHeight: '1.55', textWrap: 'pretty' } },
  body: { value: { fontSize: 'md', lineHeight: '1.6' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  caption: { value: { fontSize: 'xs', lineHeight: '1.5' } },
  /** The small line above a heading: mono, like a label on an instrument. */
  eyebrow: {
    value: { fontFamily: 'mono', fontSize: 'xs', fontWeight: '500', lineHeight: '1.5' },
  },
  /** Prices and counts that stand under one another. */
  figure: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
  /** Versions, ids and figures in tables. */
  code: {
    value: {
      fontFamily: 'mono',
      fontSize: 'xs',
      // The only one that the font is loaded with (`tools/fonts/cut.ts`).
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
