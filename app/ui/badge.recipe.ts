import { defineRecipe } from '@pandacss/dev';

export const badge = defineRecipe({
  className: 'badge',
  // Panda cannot see the tone, because the component passes it on.
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'full',
    border: '[1px solid transparent]',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    hyphens: 'manual',
    '& > svg': { flexShrink: '0', width: '[1.1em]', height: '[1.1em]' },
    _moreContrast: { borderColor: 'currentColor' },
    _forcedColors: { border: '[1px solid CanvasText]' },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'surfaceSunken', borderColor: 'line', color: 'muted' },
      accent: { backgroundColor: 'accentSoft', color: 'accent' },
      deviation: { backgroundColor: 'deviationSoft', color: 'deviation' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
