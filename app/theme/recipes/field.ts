import { defineSlots } from '#app/theme/slots';

/** Message below a field, with an icon before it. */
const remark = {
  display: 'flex',
  gap: '1.5',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'body',
  '& > svg': { flexShrink: '0', width: '4', height: '4', marginBlockStart: '0.5' },
} as const;

/** Labelled text field, select or textarea; `control` is the native element's class. */
export const field = defineSlots('field', {
  root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
  label: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' },
  // Wraps a control and the unit after it.
  box: { position: 'relative', display: 'grid' },
  // Wraps a control and another one before it.
  row: { display: 'flex', gap: '2' },
  affix: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '3',
    display: 'grid',
    alignItems: 'center',
    color: 'muted',
    fontSize: 'sm',
    pointerEvents: 'none',
  },
  control: {
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '2',
    backgroundColor: 'surface',
    border: 'strong',
    borderRadius: 'md',
    color: 'ink',
    // 16 px at least: iOS zooms into anything smaller.
    fontSize: 'md',
    lineHeight: 'snug',
    transition: '[border-color 120ms]',
    _placeholder: { color: 'muted', opacity: 'full' },
    _hover: { borderColor: 'ink' },
    '&[aria-invalid=true]': {
      borderColor: 'danger',
      boxShadow: '[inset 0 0 0 1px {colors.danger}]',
    },
    'select&': {
      appearance: 'none',
      paddingInlineEnd: '10',
      // A chevron of two gradients takes the theme's colour and needs no picture.
      backgroundImage:
        '[linear-gradient(45deg, transparent 50%, {colors.muted} 50%), linear-gradient(135deg, {colors.muted} 50%, transparent 50%)]',
      backgroundSize: '[0.375rem 0.375rem]',
      backgroundPosition: '[right 1.25rem center, right 0.875rem center]',
      backgroundRepeat: 'no-repeat',
      _rtl: { backgroundPosition: '[left 0.875rem center, left 1.25rem center]' },
      _forcedColors: { appearance: 'auto', backgroundImage: '[none]' },
    },
    _disabled: { opacity: 'disabled', cursor: 'not-allowed' },
  },
  hint: { color: 'muted', fontSize: 'xs', lineHeight: 'body' },
  // A warning blocks nothing.
  warning: remark,
  error: { ...remark, color: 'danger' },
});
