import { type KeyboardEvent, useState } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';
import { code, plain } from './text-field';
import { matchOptions, type TokenOption, takeOption } from './token-draft';
import { idOfOption, TokenOptions } from './token-options';

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
              aria-activedescendant={
                isShown && active >= 0 ? idOfOption(listId, active) : undefined
              }
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
              <TokenOptions
                id={listId}
                label={optionsLabel}
                options={matching}
                active={active}
                onTake={take}
              />
            )}
          </div>
        );
      }}
    </FieldFrame>
  );
}
