import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { LocaleProvider } from '@ark-ui/react/locale';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { css } from '#styled/css';
import { searchList } from '#styled/recipes';

export interface SearchListOption {
  value: string;
  label: string;
  detail: string;
  /** Address of a picture that adds nothing to the label. */
  icon: string;
}

interface SearchListProps {
  /** The button that opens and closes it. */
  opener: RefObject<HTMLElement | null>;
  /** BCP 47 tag of the page's language. */
  locale: string;
  /** Options that match the query, in display order. */
  options: readonly SearchListOption[];
  value: string;
  query: string;
  onQueryChange: (query: string) => void;
  onSelect: (value: string) => void;
  /** `isLeft`: the focus has already moved elsewhere. */
  onClose: (isLeft: boolean) => void;
  /** `SearchInput` and the results. */
  children: ReactNode;
}

/** Ark's combobox, always open; its opener mounts it. */
export function SearchList(props: SearchListProps) {
  const { opener, locale, options, value, query } = props;
  const root = useRef<HTMLDivElement>(null);
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  useEffect(() => {
    // `void`, because newer browsers return a promise, which React would take for a cleanup.
    void root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isOpener = (target: EventTarget | null) =>
    target instanceof Node && opener.current?.contains(target) === true;
  return (
    <LocaleProvider locale={locale}>
      <Combobox.Root
        ref={root}
        className={searchList().root}
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
        {props.children}
      </Combobox.Root>
    </LocaleProvider>
  );
}

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** False without results: the input must not announce an open list then. */
  hasOptions: boolean;
}

/** Takes the focus when the list opens. */
export function SearchInput({ label, placeholder, hasOptions }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, []);
  const classes = searchList();
  return (
    <Combobox.Control className={classes.search}>
      <Combobox.Label className={css({ srOnly: true })}>{label}</Combobox.Label>
      <Combobox.Input
        ref={input}
        placeholder={placeholder}
        className={classes.input}
        {...(!hasOptions && { 'aria-expanded': false })}
      />
    </Combobox.Control>
  );
}

/** Options by group; a group may have no label. Requires at least one option. */
export function SearchOptions({ groups }: { groups: readonly SearchGroup[] }) {
  const classes = searchList();
  return (
    <Combobox.Content className={classes.list} tabIndex={-1}>
      {groups.map(({ label, options }) =>
        label === '' ? (
          options.map(renderOption)
        ) : (
          <Combobox.ItemGroup key={label}>
            <Combobox.ItemGroupLabel className={classes.groupLabel}>
              {label}
            </Combobox.ItemGroupLabel>
            {options.map(renderOption)}
          </Combobox.ItemGroup>
        ),
      )}
    </Combobox.Content>
  );
}

export interface SearchGroup {
  label: string;
  options: readonly SearchListOption[];
}

/** Shown and announced instead of an empty list. */
export function SearchEmpty({ children }: { children: ReactNode }) {
  return <p className={searchList().empty}>{children}</p>;
}

function renderOption(option: SearchListOption) {
  const classes = searchList();
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
