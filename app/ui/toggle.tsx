import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { toggle } from '#styled/recipes';
import { useUnconfirmed } from './use-unconfirmed';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'ref'> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} look="checkbox" />;
}

/** For what takes effect at once. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} look="switch" />;
}

/** One native checkbox behind both, so keys, forms and validation are the browser's own. */
function Toggle({
  label,
  hint,
  checked,
  onCheckedChange,
  look,
  className,
  ...input
}: ToggleProps & { look: 'checkbox' | 'switch' }) {
  const [shown, ask] = useUnconfirmed<boolean>(checked, onCheckedChange);
  const classes = toggle({ look });
  return (
    <label className={cx(classes.root, className)}>
      <span className={classes.box}>
        <input
          {...input}
          type="checkbox"
          {...(look === 'switch' && { role: 'switch' })}
          className={classes.input}
          checked={shown}
          onChange={(event) => ask(event.currentTarget.checked)}
        />
        {look === 'switch' ? (
          <span className={classes.mark} aria-hidden="true" />
        ) : (
          <Check className={classes.mark} strokeWidth={3.5} aria-hidden="true" />
        )}
      </span>
      <span className={classes.text}>
        {label}
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
    </label>
  );
}
