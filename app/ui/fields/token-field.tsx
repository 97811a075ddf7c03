import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useMemo, useState } from 'react';
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

/** A comma list with suggestions for its last entry. */
export function TokenField(props: TokenFieldProps) {
  const { text, onTextChange, onBlur, options, optionsLabel, ...frame } = props;
  const [isOpen, setOpen] = useState(false);
  const matching = useMemo(() => matchOptions(text, options), [text, options]);
  const collection = useMemo(() => createListCollection({ items: matching }), [matching]);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Combobox.Root
          className={field().box}
          ids={{ input: attributes.id }}
          collection={collection}
          open={isOpen && matching.length > 0}
          onOpenChange={({ open }) => setOpen(open)}
          value={[]}
          onSelect={({ itemValue }) => onTextChange(takeOption(text, itemValue))}
          inputValue={text}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason === 'input-change') onTextChange(inputValue);
          }}
          selectionBehavior="preserve"
          closeOnSelect={false}
          allowCustomValue
          lazyMount
          unmountOnExit
          openOnClick
        >
          <Combobox.Input
            {...attributes}
            {...plain}
            className={cx(field().control, code)}
            onBlur={() => {
              setOpen(false);
              onBlur?.();
            }}
          />
          <Combobox.Content
            className={list}
            aria-label={optionsLabel}
            aria-labelledby={undefined}
            tabIndex={-1}
          >
            {matching.map((option) => (
              <Combobox.Item key={option.value} item={option} className={entry}>
                <span className={css({ textStyle: 'code', whiteSpace: 'nowrap' })}>
                  {option.value}
                </span>
                <span className={css({ color: 'muted', truncate: true })}>{option.label}</span>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Root>
      )}
    </FieldFrame>
  );
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
  minHeight: '9',
  paddingInline: '2',
  paddingBlock: '1.5',
  borderRadius: 'sm',
  fontSize: 'sm',
  lineHeight: 'snug',
  cursor: 'pointer',
  '&[data-highlighted]': { backgroundColor: 'accentSoft' },
  _moreContrast: { '&[data-highlighted]': { outline: '[2px solid {colors.accent}]' } },
  _forcedColors: { '&[data-highlighted]': { outline: '[2px solid Highlight]' } },
  _coarse: { minHeight: '11', alignItems: 'center' },
});
