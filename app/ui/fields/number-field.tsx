import { useState } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { type DecimalSeparator, formatDecimal, parseDecimal } from './decimal';
import { FieldFrame, type FieldFrameProps } from './field-frame';

interface NumberFieldProps extends FieldFrameProps {
  value: number;
  onValueChange: (value: number) => void;
  onBlur?: () => void;
  separator: DecimalSeparator;
  /** The warning while what is typed is no number. */
  unreadable: string;
  /** A unit behind the number. */
  unit?: string;
}

/** What is being typed over a number, for as long as it is about that number. */
interface Draft {
  text: string;
  value: number;
}

/** Any number, without steps or limits. What is no number is told and leaves the value as it is. */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, onBlur, separator, unreadable, unit, warning, ...frame } = props;
  const [draft, setDraft] = useState<Draft>();
  const isTyping = draft !== undefined && Object.is(draft.value, value);
  const isUnreadable = isTyping && parseDecimal(draft.text, separator) === null;
  const classes = field();

  const type = (text: string) => {
    const number = parseDecimal(text, separator);
    setDraft({ text, value: number ?? value });
    if (number !== null) onValueChange(number);
  };
  return (
    <FieldFrame {...frame} warning={isUnreadable ? unreadable : warning}>
      {(attributes) => (
        <div className={classes.box}>
          <input
            {...attributes}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={cx(classes.control, figures, unit !== undefined && beforeUnit)}
            value={isTyping ? draft.text : formatDecimal(value, separator)}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={() => {
              setDraft(undefined);
              onBlur?.();
            }}
          />
          {unit !== undefined && (
            <span className={classes.affix} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

const figures = css({ fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' });
const beforeUnit = css({ paddingInlineEnd: '9' });
