import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon';
import { cx } from '#styled/css';
import { checkbox } from '#styled/recipes';

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

const classes = checkbox();
