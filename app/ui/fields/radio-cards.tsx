import { type ReactNode, useId } from 'react';
import { radioCards } from '#styled/recipes';

interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  /** Undefined until one is chosen. */
  value: Value | undefined;
  options: readonly RadioCard<Value>[];
  onValueChange: (value: Value) => void;
}

/** Native radio buttons as cards; see `segmented.tsx` for why native. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, value, options, onValueChange } = props;
  const name = useId();
  const classes = radioCards();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.list}>
        {options.map(({ value: own, label, detail }) => (
          <label key={own} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onValueChange(own)}
            />
            <span className={classes.content}>
              <span className={classes.label}>{label}</span>
              {detail !== undefined && <span className={classes.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
