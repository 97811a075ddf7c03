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
  /** Warning while the text is not a number. */
  unreadable: string;
  /** A unit behind the number. */
  unit?: string;
}

/** Text being typed, valid for the number it replaces. */
interface Draft {
  text: string;
  value: number;
}

/**
 * Any number, without steps or limits. Invalid text stays with a warning, and the value is kept.
 */
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
              if (!isUnreadable) setDraft(undefined);
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
