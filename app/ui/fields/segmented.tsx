import { type ReactNode, useId } from 'react';
import { css, cx } from '#styled/css';
import { segmented } from '#styled/recipes';

interface SegmentedProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onValueChange: (value: Value) => void;
  className?: string;
}

/**
 * Native radio buttons in a fieldset, only drawn differently: arrow keys, grouping and forms come
 * from the browser, and the library weighs nothing.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden = false, value, options, onValueChange, className } = props;
  const name = useId();
  const classes = segmented();
  return (
    <fieldset className={cx(classes.root, className)}>
      <legend className={legendHidden ? css({ srOnly: true }) : classes.legend}>{legend}</legend>
      <div className={classes.track}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className={classes.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
