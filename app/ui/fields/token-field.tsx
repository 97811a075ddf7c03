import { type KeyboardEvent, useState } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';
import { code, plain } from './text-field';
import { matchOptions, type TokenOption, takeOption } from './token-draft';

interface TokenFieldProps extends FieldFrameProps {
  /** Entries separated by commas. */
  text: string;
  onTextChange: (text: string) => void;
  onBlur?: () => void;
  options: readonly TokenOption[];
  /** The name of the list of suggestions. */
  optionsLabel: string;
}

/** A comma list with suggestions for its last entry: an ARIA combobox over a native text field. */
export function TokenField(props: TokenFieldProps) {
  const { text, onTextChange, onBlur, options, optionsLabel, ...frame } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matching = isOpen ? matchOptions(text, options) : [];
  const isShown = matching.length > 0;

  const take = (option: TokenOption) => {
    onTextChange(takeOption(text, option.value));
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = matching[active];
    if (step !== undefined) {
      setOpen(true);
      const count = matching.length + 1;
      // One more place than options: none, back in the text.
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Enter' && option) take(option);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <FieldFrame {...frame}>
      {(attributes) => {
        const listId = `${attributes.id}-list`;
        return (
          <div className={field().box}>
            <input
              {...attributes}
              {...plain}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={isShown ? listId : undefined}
              aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
              autoComplete="off"
              className={cx(field().control, code)}
              value={text}
              onChange={(event) => {
                onTextChange(event.currentTarget.value);
                setOpen(true);
                setActive(-1);
              }}
              onClick={() => setOpen(true)}
              onKeyDown={press}
              onBlur={() => {
                setOpen(false);
                setActive(-1);
                onBlur?.();
              }}
            />
            {isShown && (
              <div
                ref={showWhole}
                id={listId}
                role="listbox"
                aria-label={optionsLabel}
                tabIndex={-1}
                className={list}
              >
                {matching.map((option, index) => (
                  <button
                    key={option.value}
                    id={`${listId}-${index}`}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={entry}
                    // The text field keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => take(option)}
                  >
                    <span className={css({ textStyle: 'code', whiteSpace: 'nowrap' })}>
                      {option.value}
                    </span>
                    <span className={css({ color: 'muted', truncate: true })}>{option.label}</span>
                  </button>
                ))}
              </div>
            )}
          </div>
        );
      }}
    </FieldFrame>
  );
}

/** Suggestions that open beyond the edge, or behind a bar there, are none. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

const list = css({
  position: 'absolute',
  zIndex: 'floating',
  insetBlockStart: '[calc(100% + {spacing.1})]',
  insetInline: '0',
  padding: '1',
  backgroundColor: 'surfaceRaised',
  border: 'line',
  borderRadius: 'md',
  boxShadow: 'float',
});

const entry = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  width: 'full',
  minHeight: '9',
  paddingInline: '2',
  paddingBlock: '1.5',
  borderRadius: 'sm',
  fontSize: 'sm',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surfaceSunken' },
  '&[aria-selected=true]': { backgroundColor: 'accentSoft' },
  _coarse: { minHeight: '11', alignItems: 'center' },
});
