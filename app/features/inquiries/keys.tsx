import { createStore, useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

/** Keys of the inquiry pages; the same in every language. */
const KEYS = { next: 'j', previous: 'k', answered: 'a', search: 's' } as const;

type KeyName = keyof typeof KEYS;
export type KeyActions = Partial<Record<KeyName, () => void>>;

/** Id of the list's search field. */
export const SEARCH_ID = 'inquiry-search';

/** In this tab until it is loaded again. Speech input and tremor press letters by mistake. */
const switched = createStore({ isOn: true });

/** Where letters are typed or choose an option. */
const TYPED_IN = 'input, textarea, select, [contenteditable]';

type PressedKey = Pick<
  KeyboardEvent,
  | 'key'
  | 'target'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
>;

/** The action of a key; none while typing, held down, with a modifier or under a dialog. */
export function findKeyAction(actions: KeyActions, event: PressedKey): (() => void) | undefined {
  const { key, target, altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(TYPED_IN)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  const names: KeyName[] = ['next', 'previous', 'answered', 'search'];
  const name = names.find((one) => KEYS[one] === key.toLowerCase());
  return name && actions[name];
}

interface KeyHintProps {
  /** An action that is missing is not possible now. */
  actions: KeyActions;
  /** Keys that this page has, in the order of the hint. */
  names: readonly KeyName[];
}

/** Says which keys there are, answers them, and switches them off (WCAG 2.2, 2.1.4). */
export function KeyHint({ actions, names }: KeyHintProps) {
  const { t } = useTranslation('staff');
  const isOn = useSelector(switched, (state) => state.isOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = findKeyAction(actions, event);
    if (!action) return;
    // The letter would be typed into the field that gets the focus.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return (
    <div className={hint}>
      {isOn &&
        names.map((name) => (
          <span key={name}>
            <kbd className={keyCap}>{KEYS[name].toUpperCase()}</kbd> {t(`inquiries.keys.${name}`)}
          </span>
        ))}
      <Button visual="link" size="sm" onClick={() => switched.setState(() => ({ isOn: !isOn }))}>
        {t(isOn ? 'inquiries.keys.off' : 'inquiries.keys.on')}
      </Button>
    </div>
  );
}

/** Only where there is a keyboard, as far as a browser tells. */
const hint = css({
  wrap: '1',
  columnGap: '4',
  alignItems: 'center',
  textStyle: 'caption',
  color: 'muted',
  '@media (hover: none)': { display: 'none' },
  _print: { display: 'none' },
});

const keyCap = css({
  border: 'line',
  borderRadius: 'sm',
  paddingInline: '1.5',
  backgroundColor: 'surface',
});
