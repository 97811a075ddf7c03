import { type ReactNode, useId } from 'react';
import { Badge } from '#app/ui/badge';
import { css, cx } from '#styled/css';
import { radioCards } from '#styled/recipes';
import { useOptimisticValue } from './use-optimistic-value';

interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  badge?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  value: Value;
  options: readonly RadioCard<Value>[];
  onValueChange: (value: Value) => void;
  layout?: 'stacked' | 'inline';
  className?: string;
}

/** Native radio buttons as cards; see `segmented.tsx` for why native. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden = false, value, options, layout = 'stacked', className } = props;
  const [shown, ask] = useOptimisticValue<Value>(value, props.onValueChange);
  const name = useId();
  const classes = radioCards({ layout });
  return (
    <fieldset className={cx(classes.root, className)}>
      <legend className={legendHidden ? css({ srOnly: true }) : classes.legend}>{legend}</legend>
      <div className={classes.list}>
        {options.map(({ value: own, label, detail, badge }) => (
          <label key={own} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={own}
              checked={own === shown}
              onChange={() => ask(own)}
            />
            <span className={classes.content}>
              <span className={classes.label}>{label}</span>
              {badge !== undefined && (
                <Badge tone="accent" className={classes.badge ?? ''}>
                  {badge}
                </Badge>
              )}
              {detail !== undefined && <span className={classes.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
