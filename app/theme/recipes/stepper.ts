import { defineSlots } from '#app/theme/slots';
import { remark } from './field';

export const stepper = defineSlots('stepper', {
  root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
  label: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' },
  control: {
    display: { base: 'inline-flex', _noscript: 'none' },
    alignSelf: 'flex-start',
    maxWidth: 'full',
    border: 'strong',
    borderRadius: 'md',
    backgroundColor: 'surface',
    transition: '[border-color 120ms]',
    _hover: { borderColor: 'ink' },
    // One focus ring around the whole control instead of the input.
    '&:has(input:focus-visible)': {
      outline: '[2px solid {colors.focus}]',
      outlineOffset: '0.5',
    },
  },
  // The count where no script could change it.
  plain: { display: 'none', textStyle: 'figure', _noscript: { display: 'block' } },
  input: {
    width: '[5.5ch]',
    minWidth: '0',
    flexGrow: '1',
    border: 'none',
    background: '[transparent]',
    color: 'ink',
    fontFamily: 'mono',
    fontSize: 'md',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    outline: '[none]',
  },
  trigger: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '11',
    minHeight: '11',
    border: 'none',
    borderRadius: '[calc({radii.md} - 1px)]',
    background: '[transparent]',
    color: 'ink',
    cursor: 'pointer',
    // A held finger repeats the step; it must neither select nor open a menu.
    userSelect: 'none',
    touchAction: 'manipulation',
    '& > svg': { width: '4', height: '4' },
    '&:hover:not([aria-disabled=true])': { backgroundColor: 'surfaceSunken' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', '& > svg': { opacity: '[0.4]' } },
  },
  hint: { color: 'muted', fontSize: 'xs', lineHeight: 'body', textWrap: 'balance' },
  warning: { ...remark, color: 'deviation' },
});
