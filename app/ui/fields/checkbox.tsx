import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'ref'> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A native checkbox, so keys, forms and validation are the browser's own. */
export function Checkbox({
  label,
  hint,
  checked,
  onCheckedChange,
  className,
  ...input
}: CheckboxProps) {
  return (
    <label className={cx(classes.root, className)}>
      <span className={classes.box}>
        <input
          {...input}
          type="checkbox"
          className={classes.input}
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <Icon name="check" className={classes.mark} />
      </span>
      <span>
        {label}
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
    </label>
  );
}

const classes = {
  root: css({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '1',
    cursor: 'pointer',
    fontSize: 'sm',
    lineHeight: 'body',
    _coarse: { paddingBlock: '2.5' },
    '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 'disabled' },
  }),
  box: css({
    position: 'relative',
    display: 'grid',
    flexShrink: '0',
    width: '5',
    height: '5',
    marginBlockStart: '0.5',
  }),
  input: css({
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
  }),
  mark: css({
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
  }),
  hint: css({ display: 'block', color: 'muted', fontSize: 'xs' }),
};
