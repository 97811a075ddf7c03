import type { Ref } from 'react';
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
