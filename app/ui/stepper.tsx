import { Minus, Plus, TriangleAlert } from 'lucide-react';
import {
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { cx } from '#styled/css';
import { stepper } from '#styled/recipes';
import { useHeldStep } from './use-held-step';
import { useStepperDraft } from './use-stepper-draft';

interface StepperProps {
  label: ReactNode;
  value: number;
  min: number;
  onValueChange: (value: number) => void;
  decrementLabel: string;
  incrementLabel: string;
  hint?: ReactNode;
  warning?: string | undefined;
  name?: string;
  className?: string;
}

/**
 * A native field with two buttons. What is being typed is `stepper-draft`'s; the lower end disables
 * no button, which would lose the focus, and there is no upper end (D18). Native, because a library
 * for it weighs more than all of the calculator (see `segmented.tsx`).
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, hint, warning, name, className } = props;
  const field = useRef<HTMLInputElement>(null);
  const draft = useStepperDraft(value, min, props.onValueChange);
  const id = useId();
  const classes = stepper();
  const isAtMin = draft.count <= min;
  const heldStep = useHeldStep((by) => draft.set(draft.count + by));
  const takeOverEarlyText = useEffectEvent(({ value }: HTMLInputElement, isLeft: boolean) => {
    if (value !== draft.text) draft.takeOver(value, isLeft);
  });
  useEffect(() => {
    if (field.current) takeOverEarlyText(field.current, document.activeElement !== field.current);
  }, []);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const next = readKey(event, draft.count, min);
    if (next !== undefined) {
      event.preventDefault();
      draft.set(next);
    } else if (event.key === 'Enter') {
      draft.settle();
    }
  };
  const triggerFor = (by: 1 | -1) => ({
    type: 'button' as const,
    className: classes.trigger,
    // The field has the arrow keys; two more stops would only be in the way.
    tabIndex: -1,
    'aria-controls': id,
    // Also before the scripts (`starter/early-actions.ts`).
    'data-every-press': '',
    ...heldStep(by),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: preventOnTouch,
  });

  const described = [hint !== undefined && `${id}-hint`, warning && `${id}-warning`];
  return (
    <div className={cx(classes.root, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div
        className={classes.control}
        onPointerDown={({ pointerType }) => {
          // On a phone it would bring up the keyboard.
          if (pointerType !== 'touch') field.current?.focus();
        }}
      >
        <button {...triggerFor(-1)} aria-label={props.decrementLabel} aria-disabled={isAtMin}>
          <Minus aria-hidden="true" />
        </button>
        <input
          ref={field}
          id={id}
          name={name}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={classes.input}
          value={draft.text}
          aria-valuemin={min}
          aria-valuenow={draft.count}
          aria-invalid={warning !== undefined || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={pressKey}
          onBeforeInput={refuseOtherThanDigits}
          onBlur={draft.settle}
        />
        <button {...triggerFor(1)} aria-label={props.incrementLabel}>
          <Plus aria-hidden="true" />
        </button>
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {/* There before its text is, so that the text is announced. */}
      <div aria-live="polite">
        {warning && (
          <div id={`${id}-warning`} className={classes.warning}>
            <TriangleAlert aria-hidden="true" />
            {warning}
          </div>
        )}
      </div>
    </div>
  );
}

/** The number a key leads to, if any. There is no largest one for End, which moves the caret. */
function readKey({ key, shiftKey }: KeyboardEvent, count: number, min: number): number | undefined {
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

/** A held finger repeats the step and must not open a menu. */
function preventOnTouch(event: MouseEvent) {
  if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') {
    event.preventDefault();
  }
}

/** Pasted figures come whole and are read by `parseCount`; single keys are digits or nothing. */
function refuseOtherThanDigits(event: InputEvent<HTMLInputElement>) {
  if (event.data?.length === 1 && !/\d/.test(event.data)) event.preventDefault();
}
