import { defineSlots } from '#app/theme/slots';

export const segmented = defineSlots('segmented', {
  root: { border: 'none', padding: '0', minWidth: '0' },
  legend: {
    padding: '0',
    marginBlockEnd: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
  },
  // Wraps rather than overflows when the words are long.
  track: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '1',
    maxWidth: 'full',
    padding: '1',
    backgroundColor: 'surfaceSunken',
    border: 'strong',
    borderRadius: 'md',
  },
  option: { position: 'relative', display: 'flex', flexGrow: '1', cursor: 'pointer' },
  // The radio covers its label, so that touch exploration finds it there.
  input: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
  },
  text: {
    display: 'grid',
    placeItems: 'center',
    flexGrow: '1',
    minHeight: '9',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'sm',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    transition: '[background-color 120ms, color 120ms]',
    'input:hover + &': { color: 'ink' },
    'input:checked + &': {
      backgroundColor: 'surfaceRaised',
      color: 'ink',
      fontWeight: 'semibold',
      boxShadow: '[0 0 0 1px {colors.lineStrong}]',
      _forcedColors: {
        forcedColorAdjust: 'none',
        backgroundColor: '[Highlight]',
        color: '[HighlightText]',
      },
    },
    'input:focus-visible + &': {
      outline: '[2px solid {colors.focus}]',
      outlineOffset: '0.5',
    },
    _coarse: { minHeight: '11' },
  },
});
