import { useState } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
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
interface TypedNumber {
  text: string;
  value: number;
}

/**
 * Any number, without steps or limits. Invalid text stays with a warning, and the value is kept.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, onBlur, separator, unreadable, unit, warning, ...frame } = props;
  const [typed, setTyped] = useState<TypedNumber>();
  const isTyping = typed !== undefined && Object.is(typed.value, value);
  const isUnreadable = isTyping && parseDecimal(typed.text, separator) === null;
  const classes = field();

  const type = (text: string) => {
    const number = parseDecimal(text, separator);
    setTyped({ text, value: number ?? value });
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
            value={isTyping ? typed.text : formatDecimal(value, separator)}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={() => {
              if (!isUnreadable) setTyped(undefined);
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

/** Decimal separator of the page's language. */
export type DecimalSeparator = '.' | ',';

/**
 * A typed or pasted number, also with grouping and unit ("1.199 €"); null if invalid. An empty text
 * is 0. The page's language decides about a single dot or comma.
 */
export function parseDecimal(text: string, separator: DecimalSeparator): number | null {
  const bare = text.replace(/[\s'’€%]/g, '').replace('−', '-');
  if (bare === '') return 0;
  const ungrouped = removeGrouping(bare, separator);
  const plain = ungrouped.replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/** Digits without grouping, without rounding. */
export function formatDecimal(value: number, separator: DecimalSeparator): string {
  return String(value).replace('.', separator);
}

/** Groups have three digits and stand before the fraction. */
function removeGrouping(text: string, separator: DecimalSeparator): string {
  const isGroupedByDots = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text);
  const isGroupedByCommas = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text);
  // Two separators are unambiguous.
  const isClear = (text.match(/[.,]/g)?.length ?? 0) > 1;
  if (isGroupedByDots && (isClear || separator === ',')) return text.replaceAll('.', '');
  if (isGroupedByCommas && (isClear || separator === '.')) return text.replaceAll(',', '');
  return text;
}
