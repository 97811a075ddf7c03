import type { ComponentProps, ReactNode, Ref } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';

interface TextFieldProps extends FieldFrameProps {
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** Language of the typed text if it differs from the page's. */
  lang?: string;
  /** Ids and other text that is not prose. */
  isCode?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text, in the direction of its content. */
export function TextField(props: TextFieldProps) {
  const { value, onValueChange, onBlur, lang, isCode = false, inputRef, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          ref={inputRef}
          type="text"
          dir="auto"
          lang={lang}
          autoComplete="off"
          {...(isCode && plain)}
          className={cx(field().control, isCode && code)}
          value={value}
          onInput={(event) => onValueChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldFrameProps {
  name?: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** Language of the typed text if it differs from the page's. */
  lang?: string;
  rows: number;
}

/** Several lines; where the browser can, the field grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { name, value, onValueChange, onBlur, lang, rows, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <textarea
          {...attributes}
          name={name}
          dir="auto"
          lang={lang}
          autoComplete="off"
          rows={rows}
          className={cx(field().control, growing)}
          value={value}
          onInput={(event) => onValueChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}

export const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
export const code = css({ fontFamily: 'mono', fontSize: 'sm' });

const growing = css({
  fieldSizing: 'content',
  resize: 'vertical',
  minHeight: '20',
  maxHeight: '[24rem]',
  lineHeight: 'body',
});

interface InputFieldProps
  extends FieldFrameProps,
    Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'inputMode' | 'maxLength' | 'onBlur'> {
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
            className={classes.control}
            onInput={(event) => onValueChange(event.currentTarget.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
