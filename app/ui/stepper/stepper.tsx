import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { readStepKey } from './step-key';
import { type ParseCount, useTypedCount } from './typed-count';

interface StepperProps {
  label: ReactNode;
  value: number;
  min: number;
  onValueChange: (value: number) => void;
  parse: ParseCount;
  /** Warning while the text is not a number. */
  unreadable: string;
  decrementLabel: string;
  incrementLabel: string;
  hint: ReactNode;
  warning?: string | undefined;
}

/**
 * A native field with two buttons, because a library is larger than the whole calculator. At the
 * lower end no button is disabled, which would lose the focus; there is no upper end (D18).
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, hint } = props;
  const field = useRef<HTMLInputElement>(null);
  const typed = useTypedCount(value, min, props.parse, props.onValueChange);
  const warning = typed.isUnreadable ? props.unreadable : props.warning;
  const heldStep = useHeldStep((by) => typed.set(value + by));
  const triggerFor = (by: 1 | -1) => ({
    type: 'button' as const,
    className: trigger,
    // The field has the arrow keys, so the buttons need no tab stop.
    tabIndex: -1,
    // Each press from before the scripts counts.
    'data-replay': '',
    ...heldStep(by),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: preventOnTouch,
  });
  return (
    <FieldFrame label={label} hint={hint} warning={warning} live="warning" className={frame}>
      {({ id, ...attributes }) => (
        <>
          <div
            className={control}
            onPointerDown={({ pointerType }) => {
              // Focus would open a phone's keyboard.
              if (pointerType !== 'touch') field.current?.focus();
            }}
          >
            <button
              {...triggerFor(-1)}
              aria-controls={id}
              aria-label={props.decrementLabel}
              aria-disabled={value <= min}
            >
              <Icon name="minus" />
            </button>
            <input
              {...attributes}
              ref={field}
              id={id}
              role="spinbutton"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              className={input}
              value={typed.text}
              aria-valuemin={min}
              aria-valuenow={value}
              aria-invalid={warning !== undefined || undefined}
              onInput={(event) => typed.type(event.currentTarget.value)}
              onKeyDown={(event) => pressStepperKey(event, typed, value, min)}
              onBlur={typed.settle}
            />
            <button {...triggerFor(1)} aria-controls={id} aria-label={props.incrementLabel}>
              <Icon name="plus" />
            </button>
          </div>
          <span className={plain}>{value}</span>
        </>
      )}
    </FieldFrame>
  );
}

// On a phone a row: label and hint beside the control.
const frame = css({
  '@media (20em <= width < 480px)': {
    '&&': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: '0',
      columnGap: '2',
    },
    '& > label': { alignSelf: 'end' },
    '& > label ~ :not([id])': { gridColumn: '2' },
    '& > label + *': { gridRow: '1 / 3' },
    '& > :last-child': { gridColumn: '1 / 3' },
  },
});

const control = css({
  display: { base: 'inline-flex', _noscript: 'none' },
  alignSelf: 'flex-start',
  maxWidth: 'full',
  border: 'strong',
  borderRadius: 'md',
  backgroundColor: 'surface',
  transition: '[border-color 120ms]',
  _hover: { borderColor: 'ink' },
  // One focus ring around the whole control instead of the input.
  '&:has(input:focus-visible)': {
    outline: '[2px solid {colors.focus}]',
    outlineOffset: '0.5',
  },
});

// The count where no script could change it.
const plain = css({ display: 'none', textStyle: 'figure', _noscript: { display: 'block' } });

const input = css({
  width: '[5.5ch]',
  minWidth: '0',
  flexGrow: '1',
  border: 'none',
  background: '[transparent]',
  color: 'ink',
  fontFamily: 'mono',
  fontSize: 'md',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  outline: '[none]',
});

const trigger = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '11',
  minHeight: '11',
  border: 'none',
  borderRadius: '[calc({radii.md} - 1px)]',
  background: '[transparent]',
  color: 'ink',
  cursor: 'pointer',
  // A held finger repeats the step; it must neither select nor open a menu.
  userSelect: 'none',
  touchAction: 'manipulation',
  '& > svg': { width: '4', height: '4' },
  '&:hover:not([aria-disabled=true])': { backgroundColor: 'surfaceSunken' },
  '&[aria-disabled=true]': { cursor: 'not-allowed', '& > svg': { opacity: '[0.4]' } },
});

/** A long touch repeats the step and must not open the context menu. */
function preventOnTouch(event: MouseEvent) {
  if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') {
    event.preventDefault();
  }
}

function pressStepperKey(
  event: KeyboardEvent,
  typed: ReturnType<typeof useTypedCount>,
  value: number,
  min: number,
): void {
  if (event.nativeEvent.isComposing) return;
  const next = readStepKey(event, value, min);
  if (next !== undefined) {
    event.preventDefault();
    typed.set(next);
  } else if (event.key === 'Enter') {
    typed.settle();
  }
}

const HOLD_DELAY_MS = 300;
const HOLD_INTERVAL_MS = 50;

/** Handlers for a button that steps when pressed, and goes on stepping while it is held. */
function useHeldStep(step: (by: 1 | -1) => void) {
  const [held, setHeld] = useState<1 | -1>();
  const hasStepped = useRef(false);
  const repeat = useEffectEvent(step);
  useEffect(() => {
    if (held === undefined) return;
    let interval: ReturnType<typeof setInterval> | undefined;
    const delay = setTimeout(() => {
      interval = setInterval(() => repeat(held), HOLD_INTERVAL_MS);
    }, HOLD_DELAY_MS);
    return () => {
      clearTimeout(delay);
      clearInterval(interval);
    };
  }, [held]);

  const release = () => setHeld(undefined);
  return (by: 1 | -1) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hasStepped.current = true;
      step(by);
      setHeld(by);
    },
    onClick: ({ detail }: MouseEvent) => {
      // Screen readers, voice control and replayed presses send nothing but a click; after any other
      // the pointer has stepped already.
      if (detail === 0 || !hasStepped.current) step(by);
      hasStepped.current = false;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  });
}
