import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useMemo, useState } from 'react';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldFrame, type FieldFrameProps } from './field-frame';
import { code, plain } from './text-field';

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
  hstack: '3',
  alignItems: 'baseline',
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

interface TokenOption {
  value: string;
  label: string;
}

interface ListedOption extends TokenOption {
  /** Whether the text contains it. */
  isTaken: boolean;
}

/** More would need a search of their own. */
const MAX_OPTIONS = 50;

/**
 * Options to choose from: all of them, unless the last entry of the comma list is being typed; then
 * those that match it and are not in the list yet. Empty and repeated options do not count.
 */
export function listOptions(
  text: string,
  options: readonly TokenOption[],
  isTyping: boolean,
): ListedOption[] {
  const tokens = splitTokens(text);
  const typed = (isTyping && tokens.at(-1)?.toLowerCase()) || undefined;
  const listed = new Map<string, ListedOption>();
  for (const option of options) {
    const { value, label } = option;
    if (value === '' || listed.has(value)) continue;
    const isTaken = tokens.includes(value);
    const matches = (typedText: string) =>
      [value, label].some((name) => name.toLowerCase().includes(typedText));
    if (typed === undefined || (!isTaken && matches(typed)))
      listed.set(value, { ...option, isTaken });
  }
  return [...listed.values()].slice(0, MAX_OPTIONS);
}

/** Puts a chosen option in the place of what is typed, or takes it out if it is in the list. */
export function toggleOption(text: string, value: string, options: readonly TokenOption[]): string {
  const tokens = splitTokens(text);
  if (tokens.includes(value)) return tokens.filter((token) => token !== value).join(', ');
  const typed = findTyped(tokens, options);
  const kept = typed === undefined ? tokens : tokens.slice(0, -1);
  return [...kept.filter((token) => token !== ''), value, ''].join(', ');
}

/** The last entry, unless it is empty or the value of an option. */
function findTyped(tokens: readonly string[], options: readonly TokenOption[]) {
  const last = tokens.at(-1) ?? '';
  return last === '' || options.some(({ value }) => value === last) ? undefined : last;
}

function splitTokens(text: string): string[] {
  const tokens = text.split(',').map((token) => token.trim());
  return tokens.filter((token, index) => token !== '' || index === tokens.length - 1);
}
