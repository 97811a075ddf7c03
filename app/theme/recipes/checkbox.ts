import { defineSlots } from '#app/theme/slots';

/** A native checkbox, drawn anew, with its label. */
export const checkbox = defineSlots('checkbox', {
  root: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '1',
    cursor: 'pointer',
    fontSize: 'sm',
    lineHeight: 'body',
    _coarse: { paddingBlock: '2.5' },
    '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 'disabled' },
  },
  box: {
    position: 'relative',
    display: 'grid',
    flexShrink: '0',
    width: '5',
    height: '5',
    marginBlockStart: '0.5',
  },
  input: {
    appearance: 'none',
    margin: '0',
    gridArea: '1 / 1',
    width: '5',
    height: '5',
    border: 'strong',
    borderRadius: '[4px]',
    backgroundColor: 'surface',
    cursor: 'inherit',
    transition: '[background-color 120ms, border-color 120ms]',
    '&:hover:not(:disabled, :checked)': { borderColor: 'ink' },
    '&:checked': { backgroundColor: 'accent', borderColor: 'accent' },
    '&[aria-invalid=true]': {
      borderColor: 'danger',
      boxShadow: '[inset 0 0 0 1px {colors.danger}]',
    },
    // Our own drawing disappears in forced colours; the system's does not.
    _forcedColors: { appearance: 'auto' },
  },
  mark: {
    pointerEvents: 'none',
    gridArea: '1 / 1',
    placeSelf: 'center',
    width: '3.5',
    height: '3.5',
    color: 'onAccent',
    strokeWidth: '[3.5]',
    opacity: '0',
    'input:checked + &': { opacity: 'full' },
    _forcedColors: { display: 'none' },
  },
  hint: { display: 'block', color: 'muted', fontSize: 'xs' },
});
