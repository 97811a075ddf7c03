import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { LocaleProvider } from '@ark-ui/react/locale';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { css, cx } from '#styled/css';

interface SearchListOption {
  value: string;
  label: string;
  detail: string;
  /** Address of a picture that adds nothing to the label. */
  icon: string;
}

export interface SearchGroup {
  /** A group may have none. */
  label: string;
  options: readonly SearchListOption[];
}

interface SearchListProps {
  /** The button that opens and closes it. */
  opener: RefObject<HTMLElement | null>;
  /** BCP 47 tag of the page's language. */
  locale: string;
  label: string;
  placeholder: string;
  /** Options that match the query, in display order. */
  groups: readonly SearchGroup[];
  value: string;
  query: string;
  onQueryChange: (query: string) => void;
  onSelect: (value: string) => void;
  /** `isLeft`: the focus has already moved elsewhere. */
  onClose: (isLeft: boolean) => void;
  /** Shown instead of an empty list. */
  empty: string;
  /** Announced for a query. */
  nameFound: (count: number) => string;
}

/** Ark's combobox with a search field, always open below its opener, which mounts it. */
export function SearchList(props: SearchListProps) {
  const { opener, locale, groups, value, query } = props;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const isEmpty = options.length === 0;
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // `void`, because newer browsers return a promise, which React would take for a cleanup.
    void root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isOpener = (target: EventTarget | null) =>
    target instanceof Node && opener.current?.contains(target) === true;
  return (
    <LocaleProvider locale={locale}>
      <Combobox.Root
        ref={root}
        className={classes.root}
        collection={collection}
        open
        value={[value]}
        inputValue={query}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        loopFocus
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') props.onQueryChange(inputValue);
        }}
        onValueChange={({ value: [chosen] }) => props.onSelect(chosen ?? value)}
        onInteractOutside={(event) => {
          if (isOpener(event.detail.originalEvent.target)) event.preventDefault();
        }}
        // The combobox ignores Tab on touch screens.
        onBlur={({ currentTarget, relatedTarget: to }) => {
          if (to !== null && !currentTarget.contains(to) && !isOpener(to)) props.onClose(true);
        }}
        onOpenChange={({ open, reason }) => {
          if (!open) props.onClose(reason === 'interact-outside');
        }}
      >
        <Combobox.Control className={classes.search}>
          <Combobox.Label className={css({ srOnly: true })}>{props.label}</Combobox.Label>
          <Combobox.Input
            ref={input}
            placeholder={props.placeholder}
            className={classes.input}
            // Without results it must not announce an open list.
            {...(isEmpty && { 'aria-expanded': false })}
          />
        </Combobox.Control>
        {isEmpty && <p className={classes.empty}>{props.empty}</p>}
        {/* Always there: to the combobox, a press in a list that came anew would be one outside. */}
        <Combobox.Content className={cx(classes.list, isEmpty && classes.gone)} tabIndex={-1}>
          {groups.map((group) =>
            group.label === '' ? (
              group.options.map(renderOption)
            ) : (
              <Combobox.ItemGroup key={group.label}>
                <Combobox.ItemGroupLabel className={classes.groupLabel}>
                  {group.label}
                </Combobox.ItemGroupLabel>
                {group.options.map(renderOption)}
              </Combobox.ItemGroup>
            ),
          )}
        </Combobox.Content>
        <p role="status" className={css({ srOnly: true })}>
          {query !== '' && props.nameFound(options.length)}
        </p>
      </Combobox.Root>
    </LocaleProvider>
  );
}

function renderOption(option: SearchListOption) {
  return (
    <Combobox.Item key={option.value} item={option} className={classes.item}>
      <img
        src={option.icon}
        alt=""
        width={24}
        height={16}
        loading="lazy"
        decoding="async"
        className={classes.icon}
      />
      <Combobox.ItemText className={classes.text}>{option.label}</Combobox.ItemText>
      <span className={classes.detail}>{option.detail}</span>
    </Combobox.Item>
  );
}

const classes = {
  root: css({
    position: 'absolute',
    zIndex: 'floating',
    insetInline: '0',
    insetBlockStart: '[calc(100% + 0.375rem)]',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '[min(16rem, 70dvh)]',
    overflow: 'hidden',
    backgroundColor: 'surfaceRaised',
    border: 'strong',
    borderRadius: 'md',
    boxShadow: 'float',
    // Space below when scrolled into view.
    scrollMarginBlock: '4',
    animation: '[rise-in 120ms {easings.out}]',
  }),
  search: css({ padding: '2', borderBlockEnd: 'line' }),
  input: css({
    width: 'full',
    minHeight: '10',
    paddingInline: '2.5',
    backgroundColor: 'surface',
    border: 'strong',
    borderRadius: 'sm',
    fontSize: 'md',
    lineHeight: 'snug',
    _placeholder: { color: 'muted', opacity: 'full' },
    _focusVisible: { outlineOffset: '[-1px]' },
    _coarse: { minHeight: '11' },
  }),
  list: css({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: '1.5',
    outline: '[none]',
  }),
  gone: css({ display: 'none' }),
  groupLabel: css({
    paddingInline: '3',
    paddingBlock: '[0.5rem 0.25rem]',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'medium',
  }),
  item: css({
    hstack: '2.5',
    minHeight: '9',
    marginInline: '1.5',
    paddingInline: '1.5',
    paddingBlock: '1.5',
    borderRadius: 'sm',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    // Off-screen rows are not rendered.
    contentVisibility: '[auto]',
    containIntrinsicSize: '[auto 2.25rem]',
    _coarse: { minHeight: '11', containIntrinsicSize: '[auto 2.75rem]' },
    '&[data-highlighted]': { backgroundColor: 'accentSoft' },
    '&[data-state=checked]': { fontWeight: 'semibold' },
    _moreContrast: {
      '&[data-highlighted]': { outline: '[2px solid {colors.accent}]', outlineOffset: '[-2px]' },
    },
    _forcedColors: {
      '&[data-highlighted]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
    },
  }),
  icon: css({
    flexShrink: '0',
    width: '6',
    height: '4',
    borderRadius: '[2px]',
    // An edge for white flags, no taller than a line.
    boxShadow: '[0 0 0 1px {colors.line}]',
  }),
  text: css({ flexGrow: '1', minWidth: '0' }),
  detail: css({ color: 'muted', fontVariantNumeric: 'tabular-nums', fontWeight: 'normal' }),
  empty: css({ paddingInline: '3', paddingBlock: '2', color: 'muted', fontSize: 'sm' }),
};
