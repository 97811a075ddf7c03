import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'autoComplete' | 'inputMode' | 'maxLength' | 'onBlur'
>;

interface InputFieldProps extends FieldFrameProps, NativeProps {
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  value: string;
  onValueChange: (value: string) => void;
  /** Stands before the input, on the same line. */
  prefix?: ReactNode;
}

/** One-line input with autofill. */
export function InputField(props: InputFieldProps) {
  const { type = 'text', value, onValueChange, prefix, ...rest } = props;
  const { name, autoComplete, inputMode, maxLength, onBlur, ...frame } = rest;
  const classes = field();
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={classes.row}>
          {prefix}
          <input
            {...attributes}
            type={type}
            name={name}
            autoComplete={autoComplete}
            inputMode={inputMode}
            maxLength={maxLength}
            onBlur={onBlur}
            value={value}
            {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
            dir={type === 'text' ? 'auto' : 'ltr'}
            className={cx(classes.control)}
            onInput={(event) => onValueChange(event.currentTarget.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
