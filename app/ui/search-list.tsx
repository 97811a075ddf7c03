import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { LocaleProvider } from '@ark-ui/react/locale';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
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
  /** What opened it, and closes it again. */
  opener: RefObject<HTMLElement | null>;
  label: string;
  placeholder: string;
  /** BCP 47 tag of the page's language. */
  locale: string;
  /** What the query leaves; a group may go without a label. */
  groups: readonly { label: string; options: readonly SearchListOption[] }[];
  value: string;
  query: string;
  onQueryChange: (query: string) => void;
  onSelect: (value: string) => void;
  /** `isLeft` when the visitor is elsewhere already, with the focus too. */
  onClose: (isLeft: boolean) => void;
  /** How many options there are, for those who do not see them. */
  statusText: string;
  emptyText: string;
}

/** Ark's combobox, always open: what opened it decides when it is there. */
export function SearchList(props: SearchListProps) {
  const { label, placeholder, locale, groups, value, query } = props;
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const collection = useMemo(
    () => createListCollection({ items: groups.flatMap(({ options }) => options) }),
    [groups],
  );
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isOpener = (target: EventTarget | null) =>
    target instanceof Node && props.opener.current?.contains(target) === true;
  const classes = searchList();
  const renderOption = (option: SearchListOption) => (
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
        // The combobox itself takes no notice of the Tab key where there is a touch screen.
        onBlur={({ currentTarget, relatedTarget: to }) => {
          if (to !== null && !currentTarget.contains(to) && !isOpener(to)) props.onClose(true);
        }}
        onOpenChange={({ open, reason }) => {
          if (!open) props.onClose(reason === 'interact-outside');
        }}
      >
        <Combobox.Control className={classes.search}>
          <Combobox.Label className={css({ srOnly: true })}>{label}</Combobox.Label>
          <Combobox.Input ref={input} placeholder={placeholder} className={classes.input} />
        </Combobox.Control>
        <Combobox.Content className={classes.list} tabIndex={-1}>
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
        {collection.size === 0 && <p className={classes.empty}>{props.emptyText}</p>}
        <p role="status" className={css({ srOnly: true })}>
          {query !== '' && props.statusText}
        </p>
      </Combobox.Root>
    </LocaleProvider>
  );
}
