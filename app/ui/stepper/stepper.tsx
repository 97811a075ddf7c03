import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '#app/ui/icon';
import { stepper } from '#styled/recipes';
import { type ParseCount, useStepperDraft } from './stepper-draft';

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
  hint?: ReactNode;
  warning?: string | undefined;
}

/**
 * A native field with two buttons, because a library is larger than the whole calculator. At the
 * lower end no button is disabled, which would lose the focus; there is no upper end (D18).
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, parse, hint } = props;
  const field = useRef<HTMLInputElement>(null);
  const draft = useStepperDraft(value, min, parse, props.onValueChange);
  const warning = draft.isUnreadable ? props.unreadable : props.warning;
  const id = useId();
  const classes = stepper();
  const isAtMin = value <= min;
  const heldStep = useHeldStep((by) => draft.set(value + by));
  const triggerFor = (by: 1 | -1) => ({
    type: 'button' as const,
    className: classes.trigger,
    // The field has the arrow keys, so the buttons need no tab stop.
    tabIndex: -1,
    'aria-controls': id,
    // Each press from before the scripts counts.
    'data-replay': '',
    ...heldStep(by),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: preventOnTouch,
  });

  const described = [hint !== undefined && `${id}-hint`, warning && `${id}-warning`];
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div
        className={classes.control}
        onPointerDown={({ pointerType }) => {
          // Focus would open a phone's keyboard.
          if (pointerType !== 'touch') field.current?.focus();
        }}
      >
        <button {...triggerFor(-1)} aria-label={props.decrementLabel} aria-disabled={isAtMin}>
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          id={id}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={classes.input}
          value={draft.text}
          aria-valuemin={min}
          aria-valuenow={value}
          aria-invalid={warning !== undefined || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onInput={(event) => draft.type(event.currentTarget.value)}
          onKeyDown={(event) => pressStepperKey(event, draft, value, min)}
          onBlur={draft.settle}
        />
        <button {...triggerFor(1)} aria-label={props.incrementLabel}>
          <Icon name="plus" />
        </button>
      </div>
      <span className={classes.plain}>{value}</span>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {/* Rendered before its text, so that the text is announced. */}
      <div aria-live="polite">
        {warning && (
          <div id={`${id}-warning`} className={classes.warning}>
            <Icon name="triangle-alert" />
            {warning}
          </div>
        )}
      </div>
    </div>
  );
}

/** A long touch repeats the step and must not open the context menu. */
function preventOnTouch(event: MouseEvent) {
  if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') {
    event.preventDefault();
  }
}

function pressStepperKey(
  event: KeyboardEvent,
  draft: ReturnType<typeof useStepperDraft>,
  value: number,
  min: number,
): void {
  if (event.nativeEvent.isComposing) return;
  const next = readStepKey(event, value, min);
  if (next !== undefined) {
    event.preventDefault();
    draft.set(next);
  } else if (event.key === 'Enter') {
    draft.settle();
  }
}

/** The number that a key sets, if any. End moves the caret, since there is no largest number. */
function readStepKey(
  { key, shiftKey }: KeyboardEvent,
  count: number,
  min: number,
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return count + (shiftKey ? 10 : 1);
    case 'ArrowDown':
      return count - (shiftKey ? 10 : 1);
    case 'PageUp':
      return count + 10;
    case 'PageDown':
      return count - 10;
    case 'Home':
      return shiftKey ? undefined : min;
    default:
      return undefined;
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
