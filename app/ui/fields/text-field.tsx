import type { ComponentProps, ReactNode, Ref } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';

interface TypedProps extends FieldFrameProps {
  name?: string;
  value: string;
  /** Ids and other text that is not prose. */
  isCode?: boolean;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** Language of the typed text if it differs from the page's. */
  lang?: string;
}

interface TextFieldProps
  extends TypedProps,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'
    > {
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  inputRef?: Ref<HTMLInputElement>;
  /** Stands before the input, on the same line. */
  prefix?: ReactNode;
  /** Usual values; the browser offers those that fit. */
  suggestions?: readonly string[];
}

/** One line; text is in the direction of its content. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', isCode = false, inputRef, prefix, value, onValueChange, ...rest } = props;
  const {
    name,
    lang,
    autoComplete = 'off',
    inputMode,
    maxLength,
    placeholder,
    spellCheck,
    suggestions,
    onBlur,
    ...frame
  } = rest;
  const classes = field();
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div className={classes.row}>
          {prefix}
          <input
            {...attributes}
            ref={inputRef}
            type={type}
            name={name}
            lang={lang}
            autoComplete={autoComplete}
            inputMode={inputMode}
            maxLength={maxLength}
            placeholder={placeholder}
            list={suggestions && `${attributes.id}-list`}
            spellCheck={spellCheck}
            {...(type !== 'text' && { autoCapitalize: 'none', spellCheck: false })}
            {...(isCode && plain)}
            dir={type === 'text' ? 'auto' : 'ltr'}
            className={cx(classes.control, isCode && code)}
            value={value}
            onInput={(event) => onValueChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {suggestions && (
            <datalist id={`${attributes.id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
export const code = css({ fontFamily: 'mono', fontSize: 'sm' });

/** Several lines; where the browser can, the field grows with its text. */
export function TextArea(props: TypedProps & { rows: number }) {
  const { name, value, isCode = false, onValueChange, onBlur, lang, rows, ...frame } = props;
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
          {...(isCode && plain)}
          className={cx(field().control, growing, isCode && code)}
          value={value}
          onInput={(event) => onValueChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}

const growing = css({
  fieldSizing: 'content',
  resize: 'vertical',
  minHeight: '20',
  maxHeight: '[24rem]',
  lineHeight: 'body',
});
