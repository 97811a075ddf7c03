import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useMemo, useState } from 'react';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';
import { code, plain } from './text-field';
import { listOptions, type TokenOption, toggleOption } from './token-draft';

interface TokenFieldProps extends FieldFrameProps {
  /** Entries separated by commas. */
  text: string;
  onTextChange: (text: string) => void;
  onBlur?: () => void;
  options: readonly TokenOption[];
  /** The name of the list of options. */
  optionsLabel: string;
}

/** A comma list whose entries are typed, or chosen from a list. */
export function TokenField(props: TokenFieldProps) {
  const { text, onTextChange, onBlur, options, optionsLabel, ...frame } = props;
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const listed = useMemo(() => listOptions(text, options, isTyping), [text, options, isTyping]);
  const collection = useMemo(() => createListCollection({ items: listed }), [listed]);
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Combobox.Root
          className={field().box}
          ids={{ input: attributes.id }}
          collection={collection}
          open={isOpen && listed.length > 0}
          onOpenChange={({ open }) => setOpen(open)}
          value={[]}
          onSelect={({ itemValue }) => {
            setTyping(false);
            onTextChange(toggleOption(text, itemValue, options));
          }}
          inputValue={text}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason !== 'input-change') return;
            setTyping(true);
            onTextChange(inputValue);
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
              setTyping(false);
              onBlur?.();
            }}
          />
          <Combobox.Content
            className={list}
            aria-label={optionsLabel}
            aria-labelledby={undefined}
            tabIndex={-1}
          >
            {listed.map((option) => (
              <Combobox.Item
                key={option.value}
                item={option}
                className={entry}
                aria-selected={option.isTaken}
              >
                <Icon name="check" />
                <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
                  {option.label}{' '}
                  <span className={css({ textStyle: 'code', color: 'muted' })}>{option.value}</span>
                </span>
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
  maxHeight: '[20rem]',
  overflowY: 'auto',
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
  '& > svg': { flexShrink: '0', alignSelf: 'center', width: '4', height: '4', color: 'accent' },
  '&:not([aria-selected=true]) > svg': { visibility: 'hidden' },
  '&[data-highlighted]': { backgroundColor: 'accentSoft' },
  _moreContrast: { '&[data-highlighted]': { outline: '[2px solid {colors.accent}]' } },
  _forcedColors: { '&[data-highlighted]': { outline: '[2px solid Highlight]' } },
  _coarse: { minHeight: '11', alignItems: 'center' },
});
