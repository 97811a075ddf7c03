import { defineRecipe } from '@pandacss/dev';

/** Buttons and links that act like one: `<Button>` or `className={button({ … })}` on a link. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '[1px solid transparent]',
    borderRadius: 'md',
    cursor: 'pointer',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    transition: '[background-color 120ms, border-color 120ms, color 120ms]',
    // Buttons are not printed; text links are.
    _print: { display: 'none' },
    _disabled: { cursor: 'not-allowed', opacity: 'disabled' },
    '& > svg': { flexShrink: '0', width: '[1.15em]', height: '[1.15em]' },
  },
  variants: {
    visual: {
      solid: {
        backgroundColor: 'accent',
        color: 'onAccent',
        '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'accentHover' },
      },
      outline: {
        backgroundColor: 'surface',
        borderColor: 'lineStrong',
        color: 'ink',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          backgroundColor: 'surfaceSunken',
          borderColor: 'ink',
        },
      },
      // For actions that cannot be undone.
      danger: {
        backgroundColor: 'danger',
        color: 'onAccent',
        '&:hover:not(:disabled, [aria-disabled=true])': { textDecoration: 'underline' },
      },
      // Opens the question before it.
      dangerOutline: {
        backgroundColor: 'surface',
        borderColor: 'danger',
        color: 'danger',
        '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'dangerSoft' },
      },
      ghost: {
        color: 'ink',
        '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: 'surfaceSunken' },
      },
      link: {
        // A text link has no box but keeps a button's height for touch. The doubled selector
        // outranks a size's padding.
        '&&': { paddingInline: '0', justifyContent: 'flex-start', textAlign: 'start' },
        _print: { display: 'inline-flex' },
        color: 'accent',
        textDecoration: 'underline',
        textDecorationThickness: '[1px]',
        textUnderlineOffset: '[0.25em]',
        // Transparent borders are drawn in forced colours.
        _forcedColors: { borderColor: 'Canvas' },
        '&:hover:not(:disabled, [aria-disabled=true])': {
          color: 'accentHover',
          textDecorationThickness: '[2px]',
        },
      },
    },
    size: {
      sm: {
        minHeight: '9',
        paddingInline: '3',
        paddingBlock: '1.5',
        fontSize: 'sm',
        _coarse: { minHeight: '11' },
      },
      md: { minHeight: '11', paddingInline: '4', paddingBlock: '2', fontSize: 'sm' },
      lg: { minHeight: '12', paddingInline: '6', paddingBlock: '2.5', fontSize: 'md' },
    },
  },
  defaultVariants: { visual: 'solid', size: 'md' },
});
