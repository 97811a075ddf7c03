import { createStore, useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

/** Keys of the inquiry pages; the same in every language. */
const KEYS = [
  { name: 'next', letter: 'j' },
  { name: 'previous', letter: 'k' },
  { name: 'answered', letter: 'a' },
  { name: 'search', letter: 's' },
] as const;

/** Those of the page's keys; one that is undefined is not possible now. */
type KeyActions = { [Name in (typeof KEYS)[number]['name']]?: (() => void) | undefined };

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
  const pressed = KEYS.find(({ letter }) => letter === key.toLowerCase());
  return pressed && actions[pressed.name];
}

/** Says which keys there are, answers them, and switches them off (WCAG 2.2, 2.1.4). */
export function KeyHint({ actions }: { actions: KeyActions }) {
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
        KEYS.filter(({ name }) => name in actions).map(({ name, letter }) => (
          <span key={name}>
            <kbd className={keyCap}>{letter.toUpperCase()}</kbd> {t(`inquiries.keys.${name}`)}
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
