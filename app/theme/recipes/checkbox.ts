import { defineSlotRecipe } from '@pandacss/dev';

const checked = { backgroundColor: 'accent', borderColor: 'accent' };

/** One native checkbox, two looks: a tick box or a switch. */
export const toggle = defineSlotRecipe({
  className: 'toggle',
  slots: ['root', 'box', 'input', 'mark', 'text', 'hint'],
  staticCss: ['*'],
  base: {
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
    box: { position: 'relative', display: 'grid', flexShrink: '0' },
    input: {
      appearance: 'none',
      margin: '0',
      gridArea: '1 / 1',
      border: 'strong',
      backgroundColor: 'surface',
      cursor: 'inherit',
      transition: '[background-color 120ms, border-color 120ms]',
      '&:hover:not(:disabled)': { borderColor: 'ink' },
      '&[aria-invalid=true]': {
        borderColor: 'danger',
        boxShadow: '[inset 0 0 0 1px {colors.danger}]',
      },
      // Our own drawing disappears in forced colours; the system's does not.
      _forcedColors: { appearance: 'auto' },
    },
    mark: { pointerEvents: 'none', gridArea: '1 / 1', _forcedColors: { display: 'none' } },
    hint: { display: 'block', color: 'muted', fontSize: 'xs' },
  },
  variants: {
    look: {
      checkbox: {
        box: { width: '5', height: '5', marginBlockStart: '0.5' },
        input: { width: '5', height: '5', borderRadius: '[4px]', '&:checked': checked },
        mark: {
          placeSelf: 'center',
          width: '3.5',
          height: '3.5',
          color: 'onAccent',
          opacity: '0',
          'input:checked + &': { opacity: 'full' },
        },
      },
      switch: {
        box: { width: '10', height: '6' },
        input: {
          width: '10',
          height: '6',
          borderRadius: 'full',
          backgroundColor: 'surfaceSunken',
          '&:checked': checked,
        },
        mark: {
          width: '4',
          height: '4',
          margin: '1',
          borderRadius: 'full',
          backgroundColor: 'lineStrong',
          transition: '[translate 120ms, background-color 120ms]',
          'input:checked + &': {
            backgroundColor: 'onAccent',
            translate: '[1rem 0]',
            _rtl: { translate: '[-1rem 0]' },
          },
        },
      },
    },
  },
  defaultVariants: { look: 'checkbox' },
});
