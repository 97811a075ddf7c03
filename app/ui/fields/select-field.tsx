import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';

interface SelectFieldProps extends FieldFrameProps {
  name?: string;
  value?: string;
  /** Instead of a value, where the form is read when it is submitted. */
  defaultValue?: string;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; without it one option is always chosen. */
  placeholder?: string;
  onValueChange?: (value: string) => void;
}

/** The browser's own select: on phones it is the system's wheel. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, defaultValue, options, placeholder, onValueChange, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          value={value}
          defaultValue={defaultValue}
          className={field().control}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
